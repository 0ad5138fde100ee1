import './asegurado.css';
import { useQueries, useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { PacienteBuscado, SegurosPacientes } from '#contract/entities/persona.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { asegurado } from './messages.ts';
import { documentoDe, nacimientoConEdad } from './propios.ts';
import { Vigencia } from './Vigencia.tsx';

/** Somebody of the family. Kinship and validity come with the insured record, a moment later. */
function Familiar({
  persona,
  seguro,
}: {
  readonly persona: PacienteBuscado;
  readonly seguro: SegurosPacientes | undefined;
}) {
  const matricula = persona.MatriculaBeneficiario || persona.MatriculaTitular;
  const limite = toLocalDate(cleanDate(seguro?.FechaLimiteAtencion));
  const about = [
    asegurado.parentescos[seguro?.IdRelacionParentesco ?? 0],
    documentoDe(persona),
    nacimientoConEdad(persona.FechaNacimiento),
  ];
  const insured = [
    matricula ? fill(asegurado.grupo.matricula, { matricula }) : '',
    limite ? fill(asegurado.hasta, { fecha: limite }) : '',
  ];
  return (
    <li className="propio-fila">
      <div className="propio-texto">
        <b>{persona.NombreCompleto}</b>
        <p>{about.filter(Boolean).join(' · ')}</p>
        <p className="num">{insured.filter(Boolean).join(' · ')}</p>
      </div>
      {seguro ? <Vigencia estado={seguro.EstadoVigencia} /> : null}
    </li>
  );
}

function Familiares({ idPersona }: { readonly idPersona: number }) {
  const family = useQuery(query(pacientes.grupoFamiliar, { params: { idPersona } }));
  const others = (family.data ?? []).filter((person) => person.IdPersona !== idPersona);
  const records = useQueries({
    queries: others.map((person) => query(pacientes.porId, { params: { idPersona: person.IdPersona } })),
  });
  if (family.isPending)
    return (
      <div className="propio-espera">
        <Skeleton lines={4} />
      </div>
    );
  if (family.isError)
    return <ErrorBlock text={family.error.message} onRetry={() => void family.refetch()} busy={family.isFetching} />;
  if (others.length === 0) return <EmptyState text={asegurado.grupo.vacio} icon="users" />;
  return (
    <ul className="propio-lista">
      {others.map((person, at) => (
        <Familiar key={person.IdPersona} persona={person} seguro={records[at]?.data?.SegurosPacientes} />
      ))}
    </ul>
  );
}

/** The family of an insured person, each with kinship and validity. */
export function GrupoFamiliar({ idPersona }: { readonly idPersona: number }) {
  return (
    <Card title={asegurado.grupo.titulo} pad={false}>
      <Familiares idPersona={idPersona} />
    </Card>
  );
}
