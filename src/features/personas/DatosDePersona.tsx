import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { query, reference } from '#client/query.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { empresas } from '#contract/services/empresas.ts';
import { parametros } from '#contract/services/parametros.ts';
import { toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { Card } from '#ui/layout/Card.tsx';
import { EmailLink, PhoneLink } from '#ui/links/ContactLink.tsx';
import { carpetaMessages as textos } from './messages.ts';

function Telefonos({ Telefono, Celular }: Pick<PacientePorId['BasePersonas'], 'Telefono' | 'Celular'>) {
  const numbers = [...new Set([Telefono, Celular])].filter(Boolean);
  if (numbers.length === 0) return '—';
  return numbers.map((number, at) => (
    <Fragment key={number}>
      {at > 0 ? ' · ' : null}
      <PhoneLink number={number} />
    </Fragment>
  ));
}

/** A short summary of the person. */
export function DatosDePersona({ paciente }: { readonly paciente: PacientePorId }) {
  const { BasePersonas: persona, SegurosPacientes: seguro, IdPersonaTitular, NombreCompletoTitular } = paciente;
  const generos = useQuery(reference(parametros.generos, { params: { valor: 0 } }));
  const genero = generos.data?.find((one) => one.Id === persona.IdGenero)?.Descripcion ?? '';
  const observada = useQuery(query(afiliacion.personaObservacion, { body: { IdPersona: persona.IdPersona } }));
  const empresa = useQuery({
    ...reference(empresas.porId, { params: { id: seguro.IdEmpresa } }),
    enabled: seguro.IdEmpresa > 0,
  });
  const cambio = toLocalDate(persona.FechaCambioGenero);
  const nacimiento = toLocalDate(persona.FechaNacimiento);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [textos.documento, [persona.NumeroDocumento, persona.ComplementoDocumento].filter(Boolean).join('-')],
    [textos.nacimiento, nacimiento ? `${nacimiento} (${textos.edad(persona.Edad)})` : ''],
    [textos.genero, genero && cambio ? `${genero}, ${textos.desde(cambio)}` : genero],
    [textos.empresaActual, empresa.data?.RazonSocial ?? ''],
    [textos.afiliada, toLocalDate(seguro.FechaAfiliacion)],
    [textos.ingreso, toLocalDate(seguro.FechaIngreso)],
    ...(toLocalDate(seguro.FechaBaja) ? [[textos.retiro, toLocalDate(seguro.FechaBaja)] as const] : []),
    [textos.historia, seguro.HistoriaClinica],
    [textos.contacto, <Telefonos key="telefonos" {...persona} />],
    [textos.correo, persona.CorreoElectronico && <EmailLink address={persona.CorreoElectronico} />],
    [textos.direccion, [persona.Zona, persona.Direccion].filter(Boolean).join(', ')],
  ];
  return (
    <Card title={textos.datos}>
      <dl className="carpeta-datos">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
        {observada.data?.Observacion ? (
          <div>
            <dt>{textos.observacion}</dt>
            <dd>{observada.data.Observacion}</dd>
          </div>
        ) : null}
        {IdPersonaTitular > 0 ? (
          <div>
            <dt>{textos.titular}</dt>
            <dd>
              <Link to={pathTo('persona-carpeta', { persona: IdPersonaTitular })}>{NombreCompletoTitular}</Link>
            </dd>
          </div>
        ) : null}
      </dl>
      <ListasFallidas de={[generos]} text={textos.sinGenero} className="carpeta-aviso" />
      <ListasFallidas de={[empresa]} text={textos.sinEmpresa} className="carpeta-aviso" />
      <ListasFallidas de={[observada]} text={textos.sinObservacion} className="carpeta-aviso" />
    </Card>
  );
}
