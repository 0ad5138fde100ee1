import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DatosIdentidad } from '#blocks/identidad/datos.ts';
import { PanelRegistro } from '#blocks/identidad/PanelRegistro.tsx';
import { RegistroSegip } from '#blocks/identidad/RegistroSegip.tsx';
import { ResultadoSegip } from '#blocks/identidad/ResultadoSegip.tsx';
import { buscarObservada } from '#blocks/identidad/registro.ts';
import { type Comprobacion, reparosDe } from '#engine/check/comprobacion.ts';
import { consultasDe, identidadDe, type PorComprobar, preguntable } from '#engine/check/consultas.ts';
import { comprobacionMessages as textos } from '#engine/check/messages.ts';
import { general } from '#messages/general.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Pill, type PillTone } from '#ui/layout/Pill.tsx';
import { hechosMessages } from './hechosMessages.ts';

const aspecto: Readonly<Record<Comprobacion['estado'], { readonly tone: PillTone; readonly icon: IconName }>> = {
  coincide: { tone: 'ok', icon: 'check' },
  reparo: { tone: 'warn', icon: 'alert' },
  'no aplica': { tone: 'neutral', icon: 'minus' },
  comprobando: { tone: 'neutral', icon: 'clock' },
  'no se pudo consultar': { tone: 'bad', icon: 'x-circle' },
};

/** States shown as an icon, with words for screen readers only: so the verdicts do not move when a check ends. */
const soloConIcono: readonly Comprobacion['estado'][] = ['coincide', 'reparo', 'comprobando'];

/** The verdicts of the automatic checks, when they were made, and on request what they compared. */
export function Comprobado({
  aviso,
  comprobaciones,
}: {
  readonly aviso: PorComprobar;
  readonly comprobaciones: readonly Comprobacion[];
}) {
  const id = useId();
  const [abierto, setAbierto] = useState(false);
  const hora = comprobaciones
    .map((one) => one.hora)
    .filter(Boolean)
    .sort()[0];
  const busy = comprobaciones.some(({ estado }) => estado === 'comprobando');
  const coinciden = comprobaciones.every((one) => !esDePersona(one) || one.estado === 'coincide');
  return (
    <section className="comprobado" aria-label={textos.titulo} aria-busy={busy}>
      <ul className="comprobado-veredictos">
        {comprobaciones.map((one) => (
          <li key={one.id} title={[one.detalle, one.supuesto].filter(Boolean).join(' ')}>
            <Pill tone={aspecto[one.estado].tone}>
              <Icon name={aspecto[one.estado].icon} />
              <span>{one.texto}</span>
              <span className={soloConIcono.includes(one.estado) ? 'sr-only' : ''}>{one.estado}</span>
              {one.supuesto ? <span className="sr-only">{one.supuesto}</span> : null}
            </Pill>
          </li>
        ))}
      </ul>
      <Reparos comprobaciones={comprobaciones} />
      <p className="comprobado-pie">
        {hora ? <span>{textos.comprobado(hora)}</span> : null}
        {hora || busy ? (
          <button type="button" className="comprobado-acto" onClick={() => repetir(comprobaciones)}>
            {textos.repetir}
          </button>
        ) : null}
        {hora && coinciden ? <span>{hechosMessages.segipYBdpa}</span> : null}
        <button
          type="button"
          className="comprobado-acto"
          aria-expanded={abierto}
          aria-controls={id}
          onClick={() => setAbierto(!abierto)}
        >
          {abierto ? textos.ocultarDetalle : textos.verDetalle}
        </button>
      </p>
      <div id={id}>{abierto ? <Detalle aviso={aviso} comprobaciones={comprobaciones} /> : null}</div>
    </section>
  );
}

const esDePersona = ({ id }: Comprobacion): boolean => id === 'identidad' || id === 'bdpa';

const repetir = (comprobaciones: readonly Comprobacion[]): void => {
  for (const one of comprobaciones) one.repetir();
};

/** What speaks against accepting, in sentences. A call that failed can be made again here. */
function Reparos({ comprobaciones }: { readonly comprobaciones: readonly Comprobacion[] }) {
  const found = comprobaciones.filter(({ estado }) => estado === 'reparo' || estado === 'no se pudo consultar');
  if (found.length === 0) return null;
  return (
    <ul className="comprobado-reparos">
      {found.map((one) => (
        <li key={one.id}>
          <span>{reparosDe([one])}</span>
          {one.estado === 'no se pudo consultar' ? (
            <button
              type="button"
              className="comprobado-acto"
              onClick={one.repetir}
              aria-label={`${general.reintentar} ${textos.nombre[one.id]}`}
            >
              {general.reintentar}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Detalle({
  aviso,
  comprobaciones,
}: {
  readonly aviso: PorComprobar;
  readonly comprobaciones: readonly Comprobacion[];
}) {
  const datos = identidadDe(aviso);
  return (
    <div className="comprobado-detalle">
      <h2 className="hechos-titulo">{textos.detalle}</h2>
      <dl>
        {comprobaciones.map((one) => (
          <div key={one.id}>
            <dt>{textos.nombre[one.id]}</dt>
            <dd>{[one.detalle || one.estado, one.supuesto].filter(Boolean).join(' ')}</dd>
          </div>
        ))}
      </dl>
      {preguntable(datos) ? (
        <>
          <Segip aviso={aviso} datos={datos} />
          <Registro datos={datos} />
        </>
      ) : null}
    </div>
  );
}

/** What the identity service has instead, letter by letter. */
function Segip({ aviso, datos }: { readonly aviso: PorComprobar; readonly datos: DatosIdentidad }) {
  const { data } = useQuery(consultasDe(aviso).identidad);
  if (!data || data.veredicto.tipo === 'coincide') return null;
  return (
    <>
      <ResultadoSegip veredicto={data.veredicto} />
      {data.veredicto.tipo === 'difiere' ? <RegistroSegip datos={datos} veredicto={data.veredicto} /> : null}
    </>
  );
}

/** What the fund and the central registry have. It is asked for again: only the verdict is kept. */
function Registro({ datos }: { readonly datos: DatosIdentidad }) {
  const found = useQuery({
    queryKey: ['registro', datos],
    queryFn: ({ signal }) => buscarObservada(datos, signal),
    // Personal data of another service: not cached once the detail is closed.
    gcTime: 0,
  });
  if (found.isError) return <ErrorBlock text={hechosMessages.sinRegistro} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={4} />;
  const [persona] = found.data.Personas;
  return persona ? <PanelRegistro persona={persona} /> : <p className="hechos-nota">{textos.noEstaEnBdpa}</p>;
}
