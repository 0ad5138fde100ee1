import './personas.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DatosIdentidad, datosDePersona } from '#blocks/identidad/datos.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { cleanDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { BuscarEnLaCaja } from './BuscarEnLaCaja.tsx';
import { BuscarPorIdentidad } from './BuscarPorIdentidad.tsx';
import { personasMessages as textos } from './messages.ts';
import { TresRegistros } from './TresRegistros.tsx';

const modos = ['caja', 'identidad'] as const;
type Modo = (typeof modos)[number];

/**
 * The look-up of people (spec F 7.4, 7.5). The id of a person of the fund is in the URL. Typed data of anyone else
 * stays out of it.
 */
export function Component() {
  const [params] = useSearchParams();
  const id = Number(params.get('persona') ?? 0);
  if (Number.isInteger(id) && id > 0) return <DeLaCaja key={id} idPersona={id} />;
  return <Consulta />;
}

function Consulta() {
  const [modo, setModo] = useState<Modo>('caja');
  const [datos, setDatos] = useState<DatosIdentidad | null>(null);
  // Each press of Buscar asks the registers again, also for the same person.
  const [vez, setVez] = useState(0);
  const buscar = (next: DatosIdentidad | null) => {
    setDatos(next);
    setVez(vez + 1);
  };
  return (
    <>
      <PageHead title={textos.titulo} lead={textos.explicacion} />
      <div className="personas-modo">
        <Chips
          label={textos.modo}
          items={modos.map((one) => ({ id: one, label: textos.modos[one] }))}
          active={modo}
          onChange={(next) => {
            setModo(next === 'identidad' ? 'identidad' : 'caja');
            setDatos(null);
          }}
        />
      </div>
      {modo === 'caja' ? <BuscarEnLaCaja /> : <BuscarPorIdentidad alBuscar={buscar} />}
      {datos ? <TresRegistros key={vez} datos={datos} escritos /> : null}
    </>
  );
}

/** A person the fund knows: the other registers are compared with the fund's data. */
function DeLaCaja({ idPersona }: { readonly idPersona: number }) {
  const found = useQuery(query(afiliacion.persona, { params: { idPersona } }));
  const persona = found.data;
  const datos = persona ? { ...datosDePersona(persona), fechaNacimiento: cleanDate(persona.FechaNacimiento) } : null;
  return (
    <>
      <PageHead
        crumb={{ to: pathTo('personas-admin'), label: textos.titulo }}
        title={persona?.NombreCompleto ?? textos.titulo}
        lead={textos.explicacion}
        actions={
          <>
            <LinkButton to={pathTo('personas-admin')} icon="search">
              {textos.otra}
            </LinkButton>
            {persona ? (
              <LinkButton tone="primary" to={pathTo('persona-carpeta', { persona: idPersona })} icon="file-text">
                {textos.carpeta}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {found.isPending ? <Skeleton lines={6} /> : null}
      {found.isError ? <LecturaFallida de={found} /> : null}
      {found.isSuccess && !datos ? <Alert tone="warn">{textos.noExiste}</Alert> : null}
      {datos && datos.fechaNacimiento === '' ? <Alert tone="warn">{textos.sinNacimiento}</Alert> : null}
      {datos && datos.fechaNacimiento !== '' ? <TresRegistros datos={datos} escritos={false} /> : null}
    </>
  );
}
