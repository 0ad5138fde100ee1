import './hechos.css';
import { Fragment, type ReactNode, useId } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { EntradasDeSeguimiento, useEntradas } from '#blocks/seguimiento/EntradasDeSeguimiento.tsx';
import { tabla } from '#contract/enumerations.ts';
import type { Comprobacion } from '#engine/check/comprobacion.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { fold } from '#lib/texts.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Comprobado } from './Comprobado.tsx';
import type { FilaComparada, GrupoComparado } from './comparar.ts';
import { archivosFaltantes, datosFaltantes } from './faltantes.ts';
import { hechosMessages as textos } from './hechosMessages.ts';
import { type Comparacion, useComparacion } from './useComparacion.ts';

/** Which facts are flagged as targets of an observation, and what flags one; null if nothing can be flagged. */
interface Marcas {
  readonly marcados: ReadonlySet<string>;
  readonly alMarcar: ((etiqueta: string) => void) | null;
}

interface HechosProps extends Marcas {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly adjuntos: Adjuntos;
  readonly comprobaciones: readonly Comprobacion[];
  /** Shown first: what was observed earlier. */
  readonly antes?: ReactNode;
  /** Shown after the verdicts: the documents, on a phone. */
  readonly documentos?: ReactNode;
  /** The page around it shows the tracking already. */
  readonly sinSeguimiento?: boolean;
}

/**
 * What a reviewer reads of a declared notice: the verdicts, what changed, what is missing, the notice's own facts, and
 * everything else folded. The definition says which facts there are.
 */
export function HechosDelAviso(props: HechosProps) {
  const { definition, loaded, adjuntos, comprobaciones, antes, documentos, sinSeguimiento = false, ...marcas } = props;
  const { comparacion, failed, retry } = useComparacion(definition, loaded);
  return (
    <div className="hechos">
      {antes}
      <Comprobado aviso={{ definition, loaded }} comprobaciones={comprobaciones} />
      {documentos}
      {failed ? <ErrorBlock text={textos.noSeComparo} onRetry={retry} /> : null}
      {comparacion || failed ? null : <Skeleton lines={12} />}
      {/* What follows waits for the changes, which would push it down. It is there already: the tracking is read meanwhile. */}
      <div className="hechos" hidden={!comparacion && !failed}>
        {comparacion ? <Cambios comparacion={comparacion} {...marcas} /> : null}
        <Falta definition={definition} loaded={loaded} adjuntos={adjuntos} />
        {comparacion ? <Grupos {...{ definition, loaded, comparacion }} {...marcas} /> : null}
        {sinSeguimiento ? null : <Seguimiento idTabla={loaded.form.SegurosPersonasNovedad.IdPersonaNovedad} />}
      </div>
    </div>
  );
}

/** A declared value: a button that flags it while an observation is written. */
function Valor({ campo, valor, marcados, alMarcar }: Marcas & { readonly campo: string; readonly valor: string }) {
  const shown = valor || textos.sinDato;
  if (!alMarcar) return <span className="hecho-valor">{shown}</span>;
  return (
    <button
      type="button"
      className="hecho-valor hecho-marcable"
      aria-pressed={marcados.has(campo)}
      aria-label={textos.marcar(campo, shown)}
      onClick={() => alMarcar(campo)}
    >
      {shown}
    </button>
  );
}

function Cambios({ comparacion: { antecedente, cambios }, ...marcas }: Marcas & { readonly comparacion: Comparacion }) {
  const id = useId();
  if (!antecedente) return <p className="hechos-nota">{textos.primeraVez}</p>;
  const con =
    antecedente.de === 'ficha' ? textos.comparadoConFicha : textos.comparadoCon(antecedente.novedad, antecedente.fecha);
  return (
    <section aria-labelledby={id}>
      <div className="hechos-cabeza">
        <h2 id={id} className="hechos-titulo">
          {textos.cambios(cambios.length)}
        </h2>
        <p className="hechos-nota">{con}</p>
      </div>
      {cambios.length > 0 ? (
        <table className="hechos-cambios" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{textos.dato}</th>
              <th scope="col">{textos.antes}</th>
              <th scope="col">{textos.declarado}</th>
            </tr>
          </thead>
          <tbody>
            {cambios.map(({ campo, antes, ahora }) => (
              <tr key={campo}>
                <th scope="row">{campo}</th>
                <td className="hechos-antes" data-antes={textos.antes}>
                  {antes || textos.sinDato}
                </td>
                <td className="hechos-ahora">
                  <Valor campo={campo} valor={ahora} {...marcas} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

function Falta({ definition, loaded, adjuntos }: Pick<HechosProps, 'definition' | 'loaded' | 'adjuntos'>) {
  const datos = datosFaltantes(definition, loaded.form);
  const leidos = !adjuntos.loading && !adjuntos.error;
  const faltan = [...datos, ...(leidos ? archivosFaltantes(definition, adjuntos) : [])];
  const unread = adjuntos.loading ? textos.leyendoAdjuntos : adjuntos.error ? textos.adjuntosSinLeer : '';
  if (faltan.length === 0 && leidos) {
    const que = [
      textos.obligatorios,
      ...(adjuntos.fotografia ? [textos.fotografia] : []),
      ...(adjuntos.slots.length > 0 ? [textos.adjuntos] : []),
    ];
    return (
      <p className="hechos-falta hechos-completo">
        <Icon name="check-circle" />
        {textos.noFaltaNada(lista.format(que))}
      </p>
    );
  }
  return (
    <p className={`hechos-falta ${faltan.length > 0 || adjuntos.error ? 'hechos-incompleto' : ''}`}>
      <Icon name={adjuntos.loading && faltan.length === 0 ? 'clock' : 'alert'} />
      {[faltan.length > 0 ? textos.falta(lista.format(faltan)) : '', unread].filter(Boolean).join(' ')}
    </p>
  );
}

function Grupos({
  definition,
  loaded,
  comparacion,
  ...marcas
}: Marcas & Pick<HechosProps, 'definition' | 'loaded'> & { readonly comparacion: Comparacion }) {
  const id = useId();
  const { grupos, antecedente } = comparacion;
  const propios = grupos.filter(({ de, filas: own }) => de === 'aviso' && own.some(seLee));
  const persona = grupos.filter(({ de }) => de === 'persona');
  const filas = persona.flatMap((group) => group.filas);
  const registro = definition
    .datosNovedad(loaded.form, loaded.estado)
    .map(({ label, value }): FilaComparada => ({ campo: label, antes: null, ahora: value, cambio: false }));
  const [first, ...others] = propios;
  const aviso = [{ ...(first ?? vacio), filas: [...(first?.filas ?? []), ...registro] }, ...others];
  return (
    <>
      <section aria-labelledby={id}>
        <h2 id={id} className="hechos-titulo">
          {textos.aviso}
        </h2>
        {aviso.map((group, at) => (
          <Fragment key={group.titulo}>
            {at > 0 ? <h3 className="hechos-subtitulo">{group.titulo}</h3> : null}
            <Cuadro filas={group.filas} {...marcas} />
          </Fragment>
        ))}
      </section>
      <Plegado
        titulo={textos.datosPersonales}
        resumen={textos.cuantosDatos(filas.length, filas.filter(({ cambio }) => cambio).length, antecedente !== null)}
      >
        {persona.map((group) => (
          <Fragment key={group.titulo}>
            <h3 className="hechos-subtitulo">{group.titulo}</h3>
            <Cuadro filas={group.filas} {...marcas} />
          </Fragment>
        ))}
      </Plegado>
    </>
  );
}

const vacio: GrupoComparado = { de: 'aviso', titulo: '', filas: [] };

/** A long text that is empty takes no room. */
const seLee = ({ larga, ahora, cambio }: FilaComparada): boolean => !larga || ahora !== '' || cambio;

function Cuadro({ filas, ...marcas }: Marcas & { readonly filas: readonly FilaComparada[] }) {
  return (
    <dl className="hechos-cuadro">
      {filas.filter(seLee).map(({ campo, ahora, cambio, larga }) => (
        <div key={campo} className={larga ? 'hechos-largo' : ''}>
          <dt>{campo}</dt>
          <dd className={cambio ? 'hechos-ahora' : ''}>
            <Valor campo={campo} valor={ahora} {...marcas} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A group that is opened when somebody wants to read it. */
function Plegado({
  titulo,
  resumen,
  children,
}: {
  readonly titulo: string;
  readonly resumen: string;
  readonly children: ReactNode;
}) {
  return (
    <details className="hechos-plegado">
      <summary>
        <Icon name="chevron-right" />
        <span className="hechos-titulo">{titulo}</span>
        <span className="hechos-nota">{resumen}</span>
      </summary>
      <div className="hechos-dentro">{children}</div>
    </details>
  );
}

function Seguimiento({ idTabla }: { readonly idTabla: number }) {
  const de = { idTabla, tabla: tabla.novedad };
  const { lista: leida, entradas } = useEntradas(de);
  const observado = entradas.some(({ Asunto, Mensaje }) => fold(`${Asunto} ${Mensaje}`).includes('observ'));
  const resumen = leida.data
    ? [textos.registros(entradas.length), ...(observado ? [] : [textos.sinObservaciones])].join(', ')
    : '';
  return (
    <Plegado titulo={textos.seguimiento} resumen={resumen}>
      <EntradasDeSeguimiento {...de} />
    </Plegado>
  );
}
