import './personas.css';
import './carpeta.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { pathTo } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { ContratosCard } from './ContratosCard.tsx';
import { useCarpeta } from './carpeta.ts';
import { DatosDePersona } from './DatosDePersona.tsx';
import { FamiliaCard } from './FamiliaCard.tsx';
import { LineaDeTiempo } from './LineaDeTiempo.tsx';
import { personasMessages, carpetaMessages as textos } from './messages.ts';
import { QueHacer } from './QueHacer.tsx';
import { Tramites } from './tramites/Tramites.tsx';

/** The folder of a person: who they are, what is pending, their family, and everything that happened, on one timeline. */
export function Component() {
  const [params] = useSearchParams();
  const id = Number(params.get('persona') ?? 0);
  const crumb = { to: pathTo('personas-admin'), label: personasMessages.titulo };
  if (!Number.isInteger(id) || id <= 0)
    return (
      <>
        <PageHead crumb={crumb} title={textos.titulo} />
        <EmptyState
          icon="search"
          text={textos.sinPersona}
          action={<LinkButton to={pathTo('personas-admin')}>{personasMessages.titulo}</LinkButton>}
        />
      </>
    );
  return <DePersona key={id} idPersona={id} crumb={crumb} />;
}

function DePersona({
  idPersona,
  crumb,
}: {
  readonly idPersona: number;
  readonly crumb: { to: string; label: string };
}) {
  const found = useQuery(query(afiliacion.personaPaciente, { params: { idPersona } }));
  const paciente = found.data;
  return (
    <>
      <PageHead
        crumb={crumb}
        title={paciente?.BasePersonas.NombreCompleto ?? textos.titulo}
        lead={paciente ? <Vigencia paciente={paciente} /> : undefined}
        actions={
          <LinkButton to={pathTo('personas-admin', { persona: idPersona })} icon="swap">
            {textos.comparar}
          </LinkButton>
        }
      />
      {found.isPending ? <Skeleton lines={8} /> : null}
      {found.isError ? <LecturaFallida de={found} /> : null}
      {found.isSuccess && !paciente ? <EmptyState text={personasMessages.noExiste} /> : null}
      {paciente ? <Carpeta paciente={paciente} /> : null}
    </>
  );
}

function Vigencia({ paciente: { SegurosPacientes: seguro } }: { readonly paciente: PacientePorId }) {
  const matricula = matriculaPropia(seguro);
  return (
    <span className="carpeta-vigencia">
      <Pill tone={seguro.EstadoVigencia === 'VIGENTE' ? 'ok' : 'neutral'}>
        {seguro.EstadoVigencia || textos.sinSeguro}
      </Pill>
      {matricula ? (
        <span>
          {textos.matricula} {matricula}
        </span>
      ) : null}
    </span>
  );
}

function Carpeta({ paciente }: { readonly paciente: PacientePorId }) {
  const { IdPersona } = paciente.BasePersonas;
  const carpeta = useCarpeta(paciente);
  return (
    <div className="carpeta">
      <div className="carpeta-principal">
        <Panel>
          <QueHacer paciente={paciente} carpeta={carpeta} />
        </Panel>
        <Panel>
          <LineaDeTiempo carpeta={carpeta} />
        </Panel>
      </div>
      <div className="carpeta-lado">
        <Panel>
          <DatosDePersona paciente={paciente} />
        </Panel>
        <Panel>
          <Tramites paciente={paciente} />
        </Panel>
        <Panel>
          <FamiliaCard idPersona={IdPersona} />
        </Panel>
        <Panel>
          <ContratosCard idPersona={IdPersona} />
        </Panel>
      </div>
    </div>
  );
}
