import './asegurado.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#client/query.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { empresas } from '#contract/services/empresas.ts';
import { config } from '#lib/config.ts';
import { cleanDate, clockTime, timeOfDay, toLocalDate } from '#lib/dates.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { fill } from '#lib/texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { asegurado } from './messages.ts';
import { documentoDe, enLaSesion } from './propios.ts';
import { Vigencia } from './Vigencia.tsx';

const textos = asegurado.carne;

/** An insured record as it is shown, and when the services answered it, in milliseconds. */
export interface DatosDeCarne {
  readonly paciente: PacientePorId;
  readonly consultado: number;
}

/** The company that pays the insurance. */
export const useEmpresaDelSeguro = (id: number) =>
  useQuery({ ...enLaSesion(query(empresas.porId, { params: { id } })), enabled: id > 0 });

function Dato({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '—'}</dd>
    </div>
  );
}

/**
 * The front of an insured person's card. It shows when the services answered: without a connection that may be long
 * ago.
 */
export function CaraDelCarne({ paciente, consultado }: DatosDeCarne) {
  const { BasePersonas: p, SegurosPacientes: s, NombreCompletoTitular } = paciente;
  const empresa = useEmpresaDelSeguro(s.IdEmpresa);
  // A non-breaking space keeps the row while the company's name is loading, so that nothing moves when it arrives.
  const nombre = empresa.isLoading ? '\u00a0' : empresa.data?.RazonSocial;
  const limite = toLocalDate(cleanDate(s.FechaLimiteAtencion));
  return (
    <section className="carne" aria-label={textos.titulo}>
      <header className="carne-cabeza">
        <Icon name="shield" />
        <div>
          <b>{config().caja.nombre}</b>
          <span>{textos.titulo}</span>
        </div>
      </header>
      <p className="carne-nombre">{p.NombreCompleto}</p>
      <dl className="carne-datos">
        <Dato label={textos.matricula}>{matriculaPropia(s)}</Dato>
        <Dato label={textos.documento}>{documentoDe(p)}</Dato>
        <Dato label={textos.historia}>{s.HistoriaClinica}</Dato>
        <Dato label={textos.nacimiento}>{toLocalDate(cleanDate(p.FechaNacimiento))}</Dato>
        {nombre ? <Dato label={textos.empresa}>{nombre}</Dato> : null}
        {NombreCompletoTitular ? <Dato label={textos.titular}>{NombreCompletoTitular}</Dato> : null}
        {limite ? <Dato label={textos.limite}>{limite}</Dato> : null}
      </dl>
      <footer className="carne-pie">
        <Vigencia estado={s.EstadoVigencia} />
        <span className="num">
          {fill(textos.al, { fecha: toLocalDate(clockTime(consultado).slice(0, 10)), hora: timeOfDay(consultado) })}
        </span>
      </footer>
    </section>
  );
}
