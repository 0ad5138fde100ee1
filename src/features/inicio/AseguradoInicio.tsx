import { Carne, CarneEnEspera } from '#blocks/asegurado/Carne.tsx';
import { FilaAviso } from '#blocks/asegurado/FilaAviso.tsx';
import { GrupoFamiliar } from '#blocks/asegurado/GrupoFamiliar.tsx';
import { asegurado } from '#blocks/asegurado/messages.ts';
import { useAvisosPropios, usePaciente } from '#blocks/asegurado/propios.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { PorPagar, pagarTexto } from '#blocks/por-pagar/PorPagar.tsx';
import { usePorPagar } from '#blocks/por-pagar/usePorPagar.ts';
import { idPersonaActual, useSession } from '#client/session.ts';
import { pathTo, type RouteName } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { MisCitas } from './MisCitas.tsx';
import { inicio } from './messages.ts';
import { Tiles } from './Tile.tsx';
import { useResumenAsegurado } from './useResumenAsegurado.ts';

const textos = inicio.asegurado;

/** The maximum for a short list; the rest is behind Ver todos. */
const LONGEST = 3;

function MiCarne({ idPersona }: { readonly idPersona: number }) {
  const own = usePaciente(idPersona);
  // Without a connection the last answer is shown, with its hour.
  if (own.data) return <Carne paciente={own.data} consultado={own.dataUpdatedAt} />;
  if (own.isPending) return <CarneEnEspera />;
  return (
    <Card>
      {own.isError ? <LecturaFallida de={own} /> : null}
      {own.isSuccess ? <EmptyState text={asegurado.sinDatos} icon="user" /> : null}
    </Card>
  );
}

function MisAvisos({ idPersona }: { readonly idPersona: number }) {
  const avisos = useAvisosPropios(idPersona);
  const all = (
    <LinkButton tone="ghost" to={pathTo('mis-avisos')}>
      {inicio.verTodos} <span className="sr-only">{textos.misAvisos}</span>
    </LinkButton>
  );
  return (
    <Card title={textos.misAvisos} pad={false} actions={all}>
      {avisos.isPending ? (
        <div className="home-wait home-wait-aviso">
          <Skeleton lines={2} />
        </div>
      ) : avisos.isError ? (
        <LecturaFallida de={avisos} />
      ) : avisos.data.length === 0 ? (
        <EmptyState text={asegurado.avisos.vacio} icon="file-text" />
      ) : (
        <ul className="propio-lista">
          {avisos.data.slice(0, LONGEST).map((row) => (
            <FilaAviso key={row.IdPersonaNovedad} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What is owed, counting what has yet to be ordered. Its button leads to the confirmation, and that to the QR code. */
function MiDeuda() {
  const deuda = usePorPagar();
  const to = pathTo('orden-pago-admin-ex');
  return (
    <PorPagar
      deuda={deuda}
      enlace={
        <LinkButton tone="ghost" to={to}>
          {textos.pagos}
        </LinkButton>
      }
      accion={(pago) => (
        <LinkButton tone="primary" icon="money" to={to} state={{ pagar: pago.clave }}>
          {pagarTexto(pago)}
        </LinkButton>
      )}
    />
  );
}

/** The insured person's home: card, notices and family, and links to the other granted screens (decision 59). */
export function AseguradoInicio({ greeting }: { greeting: string }) {
  const idPersona = idPersonaActual();
  const tiles = useResumenAsegurado(idPersona);
  const accesos = useSession((s) => s.user?.accesos);
  const tiene = (name: RouteName) => accesos?.some((a) => a.Ruta === name) ?? false;
  const [conCitas, conExamenes] = [tiene('reporte-citas-medicas'), tiene('ocupacional-admin-ex')];
  return (
    <>
      <PageHead
        title={greeting}
        lead={textos.lema}
        actions={
          <LinkButton icon="user" to={pathTo('mis-datos')}>
            {textos.misDatos}
          </LinkButton>
        }
      />
      {tiene('orden-pago-admin-ex') ? (
        <div className="home-deuda">
          <Panel>
            <MiDeuda />
          </Panel>
        </div>
      ) : null}
      <div className="home-columns home-asegurado">
        <div className="home-pila">
          <Panel>
            <MiCarne idPersona={idPersona} />
          </Panel>
          <Panel>{conCitas || conExamenes ? <MisCitas citas={conCitas} examenes={conExamenes} /> : null}</Panel>
        </div>
        <div className="home-pila">
          <Tiles label={textos.resumen} tiles={tiles} />
          <Panel>
            <MisAvisos idPersona={idPersona} />
          </Panel>
          <Panel>
            <GrupoFamiliar idPersona={idPersona} />
          </Panel>
        </div>
      </div>
    </>
  );
}
