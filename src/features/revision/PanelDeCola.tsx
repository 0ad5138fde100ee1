import { pathTo } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Cola } from './Cola.tsx';
import type { Marca } from './FilaDeCola.tsx';
import { revisionMessages as textos } from './messages.ts';
import { Observados } from './Observados.tsx';
import { PieDeCola } from './PieDeCola.tsx';
import type { ColaFiltrada } from './useColaFiltrada.ts';
import type { Colas } from './useColas.ts';
import { enVista, type Navegacion } from './useNavegacion.ts';
import { direccionDeLaVista, type VistaDelEscritorio } from './useVista.ts';

interface PanelDeColaProps {
  readonly mesa: VistaDelEscritorio;
  readonly colas: Colas;
  readonly filtrada: ColaFiltrada;
  readonly navegacion: Navegacion;
  readonly marcaDe: (id: number) => Marca | null;
  readonly enCursoDe: (id: number) => string;
  readonly letras: boolean;
  readonly alElegirVarios: () => void;
  readonly alAbrirAyuda: () => void;
}

/** The two lists of the desk and what stands below them. The panel of an observation takes its place. */
export function PanelDeCola(props: PanelDeColaProps) {
  const { mesa, colas, filtrada, navegacion, letras, alAbrirAyuda } = props;
  const { vista, ver } = mesa;
  const { declarados, observados, seBuscanObservados } = colas;
  return (
    <aside className="escritorio-cola" aria-label={textos.cola} hidden={navegacion.observando}>
      <Tabs
        label={textos.listas}
        active={vista.verObservados ? 'observados' : 'revisar'}
        onChange={(id) => ver({ verObservados: id === 'observados' })}
        tabs={[
          {
            id: 'revisar',
            label: textos.porRevisar,
            status: <Cuenta n={declarados.contando ? null : filtrada.shown.length} />,
            content: <PorRevisar {...props} />,
          },
          {
            id: 'observados',
            label: textos.observados,
            status: <Cuenta n={observados.contando || !seBuscanObservados ? null : observados.rows.length} />,
            content: vista.verObservados ? (
              <Observados cola={observados} actual={navegacion.novedad} alAbrir={navegacion.abrir} />
            ) : null,
          },
        ]}
      />
      <PieDeCola
        letras={letras}
        waiting={declarados.contando || declarados.failedAll ? null : declarados.rows.length}
        alAbrirAyuda={alAbrirAyuda}
      />
      <Button className="cola-cerrar" onClick={() => navegacion.setColaAbierta(false)}>
        {textos.cerrarCola}
      </Button>
    </aside>
  );
}

/** The queue, with what the desk knows of its rows. */
function PorRevisar({ mesa, colas, filtrada, navegacion, marcaDe, enCursoDe, alElegirVarios }: PanelDeColaProps) {
  const { vista, texto } = mesa;
  const { shown, acotar } = filtrada;
  return (
    <Cola
      cola={colas.declarados}
      shown={shown}
      filtro={vista.filtro}
      texto={texto}
      alAcotar={acotar}
      actual={navegacion.novedad}
      direccionDe={(row) => `${pathTo('revision-admin')}${direccionDeLaVista({ ...vista, ...enVista(row) })}`}
      alAbrir={navegacion.abrir}
      marcaDe={marcaDe}
      enCursoDe={enCursoDe}
      conSeguimiento={colas.atendida}
      alElegirVarios={shown.length > 0 ? alElegirVarios : null}
    />
  );
}

/** How many a list has, once all types have answered. */
function Cuenta({ n }: { readonly n: number | null }) {
  return <span className="tab-cuenta">{n ?? <span aria-hidden="true">…</span>}</span>;
}
