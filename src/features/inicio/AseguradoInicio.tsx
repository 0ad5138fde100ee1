import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { idPersonaActual } from '#client/session.ts';
import type { PacienteBuscado, PacientePorId } from '#contract/entities/persona.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { ageOn, cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { inicio } from './messages.ts';

const texts = inicio.asegurado;

const documento = (p: { NumeroDocumento: string; ComplementoDocumento: string }) =>
  [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-');

const conEdad = (fecha: string) => {
  const birth = cleanDate(fecha);
  return birth ? `${toLocalDate(birth)} · ${fill(texts.edad, { n: ageOn(birth, today()) })}` : '';
};

function OwnData({ paciente: { BasePersonas: p, SegurosPacientes: s } }: { paciente: PacientePorId }) {
  const matricula = s.MatriculaBeneficiario || s.MatriculaTitular;
  return (
    <div className="grid">
      <ReadOnlyField className="col-12" label={texts.nombre} value={p.NombreCompleto} />
      <ReadOnlyField className="col-6" label={texts.documento} value={documento(p)} copy={documento(p)} />
      <ReadOnlyField className="col-6" label={texts.nacimiento} value={conEdad(p.FechaNacimiento)} />
      <ReadOnlyField className="col-6" label={texts.matricula} value={matricula} copy={matricula} />
      <ReadOnlyField className="col-6" label={texts.historia} value={s.HistoriaClinica} />
      <ReadOnlyField className="col-6" label={texts.correo} value={p.CorreoElectronico} />
      <ReadOnlyField className="col-6" label={texts.celular} value={p.Celular} />
      <ReadOnlyField className="col-6" label={texts.ingreso} value={toLocalDate(s.FechaIngreso)} />
      <ReadOnlyField className="col-6" label={texts.direccion} value={p.Direccion} />
    </div>
  );
}

function Relative({ person }: { person: PacienteBuscado }) {
  return (
    <li className="home-row">
      <div className="home-row-text">
        <b>{person.NombreCompleto}</b>
        <p>{[documento(person), conEdad(person.FechaNacimiento)].filter(Boolean).join(' · ')}</p>
      </div>
      <span className="muted num">{person.MatriculaBeneficiario || person.MatriculaTitular}</span>
    </li>
  );
}

function Family({ idPersona }: { idPersona: number }) {
  const family = useQuery(query(pacientes.grupoFamiliar, { params: { idPersona } }));
  if (family.isPending)
    return (
      <div className="home-wait">
        <Skeleton lines={4} />
      </div>
    );
  if (family.isError)
    return <ErrorBlock text={family.error.message} onRetry={() => void family.refetch()} busy={family.isFetching} />;
  const others = family.data.filter((person) => person.IdPersona !== idPersona);
  if (others.length === 0) return <EmptyState text={texts.sinGrupo} icon="users" />;
  return (
    <ul className="home-list">
      {others.map((person) => (
        <Relative key={person.IdPersona} person={person} />
      ))}
    </ul>
  );
}

/** The insured person's home: own data and family group (decision 59). */
export function AseguradoInicio({ greeting }: { greeting: string }) {
  const idPersona = idPersonaActual();
  const own = useQuery(query(pacientes.porId, { params: { idPersona } }));
  return (
    <>
      <PageHead title={greeting} lead={texts.lema} />
      <div className="home-columns">
        <Card title={texts.datos}>
          {own.isPending ? <Skeleton lines={8} /> : null}
          {own.isError ? (
            <ErrorBlock text={own.error.message} onRetry={() => void own.refetch()} busy={own.isFetching} />
          ) : null}
          {own.isSuccess && own.data ? <OwnData paciente={own.data} /> : null}
          {own.isSuccess && !own.data ? <EmptyState text={texts.sinDatos} icon="user" /> : null}
        </Card>
        <Card title={texts.grupo} pad={false}>
          <Family idPersona={idPersona} />
        </Card>
      </div>
    </>
  );
}
