import './asegurado.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { empresas } from '#contract/services/empresas.ts';
import { reportes } from '#contract/services/reportes.ts';
import { config } from '#lib/config.ts';
import { cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { asegurado } from './messages.ts';
import { documentoDe, estadoDe, useAvisosPropios } from './propios.ts';
import { Vigencia } from './Vigencia.tsx';

const textos = asegurado.carne;

function Dato({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '—'}</dd>
    </div>
  );
}

/** The company that pays the insurance. */
const useEmpresa = (id: number) => useQuery({ ...query(empresas.porId, { params: { id } }), enabled: id > 0 });

/** The insured person's card on screen, and the fund's own card as PDF once a notice was accepted (spec E 7.1). */
export function Carne({ paciente }: { readonly paciente: PacientePorId }) {
  const { BasePersonas: p, SegurosPacientes: s, NombreCompletoTitular } = paciente;
  const empresa = useEmpresa(s.IdEmpresa);
  const nombre = empresa.data?.RazonSocial;
  return (
    <div className="carne-lugar">
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
        </dl>
        <footer className="carne-pie">
          <Vigencia estado={s.EstadoVigencia} />
          <span className="num">{fill(textos.al, { fecha: toLocalDate(today()) })}</span>
        </footer>
      </section>
      <ListasFallidas de={[empresa]} text={textos.sinEmpresa} />
      <CarnePdf idPersona={p.IdPersona} />
    </div>
  );
}

function CarnePdf({ idPersona }: { readonly idPersona: number }) {
  const avisos = useAvisosPropios(idPersona);
  const visor = useVisorPdf();
  const accepted = avisos.data?.find((row) => estadoDe(row) === 'aceptado');
  const [show, busy] = useTask(async (idPersonaNovedad: number) =>
    visor.show(textos.titulo, textos.archivo, () =>
      call(reportes.carneAsegurado, { params: { idPersona, idPersonaNovedad } }),
    ),
  );
  if (avisos.isPending && !avisos.isFetched) return null;
  return (
    <>
      <ListasFallidas de={[avisos]} text={textos.sinAvisos} />
      {accepted ? (
        <Button icon="card" busy={busy} onClick={() => void show(accepted.IdPersonaNovedad)}>
          {textos.ver}
        </Button>
      ) : avisos.isSuccess ? (
        <p className="carne-nota">{textos.sinPdf}</p>
      ) : null}
      {visor.element}
    </>
  );
}
