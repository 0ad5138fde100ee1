import './asegurado.css';
import type { ReactNode } from 'react';
import { fallida } from '#blocks/listas/fallida.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import type { PacienteBuscado, PacientePorId } from '#contract/entities/persona.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { asegurado } from './messages.ts';
import { documentoDe, nacimientoConEdad, useFamilia, usePaciente } from './propios.ts';
import { type Parentescos, useParentescos } from './useParentescos.ts';
import { VerCarne } from './VerCarne.tsx';
import { Vigencia } from './Vigencia.tsx';

/** What can be done about a member of the family, besides looking at the card. */
type ActoDeFamiliar = (paciente: PacientePorId) => ReactNode;

/** The room of what comes with the insured record. */
const EnEspera = () => (
  <>
    <span className="pill propio-pildora-espera" aria-hidden="true" />
    <Button icon="expand" disabled>
      {asegurado.carne.delFamiliar}
    </Button>
  </>
);

/** A member of the family. Kinship and validity load later, with the insured record. */
function Familiar({
  persona,
  parentescos,
  acto,
}: {
  readonly persona: PacienteBuscado;
  readonly parentescos: Parentescos;
  readonly acto: ActoDeFamiliar | undefined;
}) {
  const record = usePaciente(persona.IdPersona);
  const seguro = record.data?.SegurosPacientes;
  const matricula = matriculaPropia(persona);
  const limite = toLocalDate(cleanDate(seguro?.FechaLimiteAtencion));
  const about = [documentoDe(persona), nacimientoConEdad(persona.FechaNacimiento)];
  const insured = [
    seguro ? parentescos.nombre(seguro.IdRelacionParentesco) : '',
    matricula ? fill(asegurado.grupo.matricula, { matricula }) : '',
    limite ? fill(asegurado.hasta, { fecha: limite }) : '',
  ];
  // Without a connection the last answer stays.
  const failed = fallida(record) && !record.data;
  return (
    <li className="propio-fila">
      <div className="propio-texto">
        <b>{persona.NombreCompleto}</b>
        <p>{about.filter(Boolean).join(' · ')}</p>
        <p className="num">{insured.filter(Boolean).join(' · ')}</p>
        {failed ? (
          <p className="propio-falla" role="alert">
            {asegurado.grupo.sinSeguro}
          </p>
        ) : null}
      </div>
      {failed ? (
        <Button
          icon="refresh"
          busy={record.isFetching}
          onClick={() => void record.refetch()}
          aria-label={fill(asegurado.grupo.reintentarDe, { nombre: persona.NombreCompleto })}
        >
          {general.reintentar}
        </Button>
      ) : null}
      {record.isLoading ? <EnEspera /> : null}
      {record.data === undefined ? null : <Vigencia estado={seguro?.EstadoVigencia ?? ''} />}
      {record.data ? (
        <>
          {acto?.(record.data)}
          <VerCarne paciente={record.data} consultado={record.dataUpdatedAt} texto={asegurado.carne.delFamiliar} />
        </>
      ) : null}
    </li>
  );
}

interface Props {
  readonly idPersona: number;
  readonly acto?: ActoDeFamiliar;
}

function Familiares({ idPersona, acto }: Props) {
  const family = useFamilia(idPersona);
  const others = (family.data ?? []).filter((person) => person.IdPersona !== idPersona);
  const parentescos = useParentescos();
  if (family.isPending)
    return (
      <div className="propio-espera">
        <Skeleton lines={4} />
      </div>
    );
  if (family.isError && !family.data) return <LecturaFallida de={family} />;
  if (others.length === 0) return <EmptyState text={asegurado.grupo.vacio} icon="users" />;
  return (
    <>
      <ListasFallidas de={[parentescos.lista]} text={asegurado.sinParentescos} className="propio-aviso" />
      <ul className="propio-lista">
        {others.map((person) => (
          <Familiar key={person.IdPersona} persona={person} parentescos={parentescos} acto={acto} />
        ))}
      </ul>
    </>
  );
}

/** The family of an insured person, each with kinship and validity. */
export function GrupoFamiliar(props: Props) {
  return (
    <Card title={asegurado.grupo.titulo} pad={false}>
      <Familiares {...props} />
    </Card>
  );
}
