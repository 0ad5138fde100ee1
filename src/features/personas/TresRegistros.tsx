import './personas.css';
import './carpeta.css';
import type { DatosIdentidad } from '#blocks/identidad/datos.ts';
import { PanelRegistro } from '#blocks/identidad/PanelRegistro.tsx';
import { ResultadoSegip } from '#blocks/identidad/ResultadoSegip.tsx';
import { partes } from '#blocks/identidad/TextoDistinto.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { pathTo } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { FuentesDeRegistro } from './FuentesDeRegistro.tsx';
import { personasMessages, registrosMessages as textos } from './messages.ts';
import { RegistroBdpaCard } from './RegistroBdpaCard.tsx';
import { type Campo, campos, type Datos, datosEscritos, mismoDato, type Registros, useRegistros } from './registros.ts';
import { SegurosBdpa } from './SegurosBdpa.tsx';

type Fuente = 'escrito' | 'caja' | 'bdpa' | 'segip';
interface Columna {
  readonly fuente: Fuente;
  readonly datos: Datos | null;
  readonly loading: boolean;
  /** The request failed, so it is unknown whether the register has a record. */
  readonly failed?: boolean;
}

/**
 * Compares a person in the fund, the central registry and the identity service, with the differences marked, and the
 * staff's actions on them (spec F 3.8, 3.9, 7.4, 7.5). `escritos`: the data were typed, so they are a column too.
 */
export function TresRegistros({ datos, escritos }: { readonly datos: DatosIdentidad; readonly escritos: boolean }) {
  const registros = useRegistros(datos);
  const { comparada, identidad, observada, veredicto } = registros;
  const persona = observada.data?.Personas[0];
  const idPersona = comparada.data?.IdPersona ?? 0;
  return (
    <>
      <FuentesDeRegistro registros={registros} />
      <Card
        title={textos.titulo}
        pad={false}
        actions={
          escritos && idPersona > 0 ? (
            <LinkButton to={pathTo('persona-carpeta', { persona: idPersona })} icon="file-text">
              {personasMessages.carpeta}
            </LinkButton>
          ) : null
        }
      >
        {comparada.isError ? (
          <LecturaFallida de={comparada} />
        ) : (
          <Tabla columnas={columnasDe(registros, escritos ? datosEscritos(datos) : null)} />
        )}
        {identidad.isError ? (
          <ErrorBlock text={textos.sinSegip} onRetry={() => void identidad.refetch()} busy={identidad.isFetching} />
        ) : null}
      </Card>
      <div className="registros-dictamen">
        {veredicto.data ? <ResultadoSegip veredicto={veredicto.data} /> : null}
        {observada.isPending ? <Skeleton lines={3} /> : null}
        {observada.isError ? <LecturaFallida de={observada} /> : null}
        {persona ? <PanelRegistro persona={persona} comparacion={comparada.status} /> : null}
        <RegistroBdpaCard registros={registros} />
        <SegurosBdpa registros={registros} />
      </div>
    </>
  );
}

function columnasDe({ datos, comparada, identidad }: Registros, escritos: Datos | null): Columna[] {
  const own: Columna[] = escritos ? [{ fuente: 'escrito', datos: escritos, loading: false }] : [];
  return [
    ...own,
    { fuente: 'caja', datos: datos.caja, loading: comparada.isPending },
    { fuente: 'bdpa', datos: datos.bdpa, loading: comparada.isPending },
    { fuente: 'segip', datos: datos.segip, loading: identidad.isPending, failed: identidad.isError },
  ];
}

/** The other columns are compared with the first one: what was typed, or what the fund has. */
function Tabla({ columnas }: { readonly columnas: readonly Columna[] }) {
  return (
    <table className="registros">
      <caption className="sr-only">{textos.titulo}</caption>
      <thead>
        <tr>
          <th scope="col">{textos.dato}</th>
          {columnas.map(({ fuente }) => (
            <th key={fuente} scope="col">
              {textos[fuente]}
            </th>
          ))}
          <th scope="col">{textos.resultado}</th>
        </tr>
      </thead>
      <tbody>
        {campos.map((campo) => (
          <Fila key={campo} campo={campo} columnas={columnas} />
        ))}
      </tbody>
    </table>
  );
}

function Fila({ campo, columnas }: { readonly campo: Campo; readonly columnas: readonly Columna[] }) {
  const [first, ...others] = columnas;
  const base = first?.datos?.[campo];
  const compared = others.filter((one) => one.datos !== null);
  const wrong = compared.filter((one) => base !== undefined && !mismoDato(one.datos?.[campo] ?? '', base));
  // A difference is shown at once; agreement only when all have answered.
  const loading = columnas.some((one) => one.loading);
  const failed = columnas.find((one) => one.failed);
  return (
    <tr className={wrong.length > 0 ? 'registros-difiere' : undefined}>
      <th scope="row">{textos.campos[campo]}</th>
      {columnas.map((columna) => (
        <td key={columna.fuente} data-label={textos[columna.fuente]}>
          <Valor columna={columna} campo={campo} base={wrong.includes(columna) ? base : undefined} />
        </td>
      ))}
      <td data-label={textos.resultado}>
        {!loading && (base === undefined || compared.length === 0) ? (
          <span className="muted">{textos.sinComparar}</span>
        ) : wrong.length > 0 ? (
          <span className="registros-mal">
            <Icon name="alert" />
            {textos.difiere(wrong.map(({ fuente }) => textos[fuente]).join(', '))}
          </span>
        ) : loading ? (
          <span className="muted">{textos.consultando}</span>
        ) : failed ? (
          <span className="muted">{textos.sinCompararCon(textos[failed.fuente])}</span>
        ) : (
          <span className="registros-bien">
            <Icon name="check" />
            {textos.coincide}
          </span>
        )}
      </td>
    </tr>
  );
}

/** A value. With `base`, it differs from that value, and the parts that only it has are marked. */
function Valor({ columna, campo, base }: { columna: Columna; campo: Campo; base: string | undefined }) {
  if (columna.loading) return <span className="muted">{textos.consultando}</span>;
  if (columna.failed) return <span className="muted">{textos.segipImpedido}</span>;
  if (!columna.datos) return <span className="muted">{textos.sinRegistro}</span>;
  const value = columna.datos[campo];
  if (base === undefined) return <>{value || <span className="muted">{textos.sinDato}</span>}</>;
  return (
    <span className="registros-distinto">
      {value === '' ? <span className="muted">{textos.sinDato}</span> : null}
      {partes(base, value).registrado.map((parte, at) => {
        const key = `${at}`;
        return parte.distinta ? <mark key={key}>{parte.texto}</mark> : <span key={key}>{parte.texto}</span>;
      })}
      <span className="sr-only"> ({textos.distinto})</span>
    </span>
  );
}
