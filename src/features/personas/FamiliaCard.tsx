import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { asegurado } from '#blocks/asegurado/messages.ts';
import { useParentescos } from '#blocks/asegurado/useParentescos.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { query } from '#client/query.ts';
import type { Familiar } from '#contract/entities/afiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { familiaMessages as textos } from './messages.ts';

/** The family a person is insured with, the holder first (spec R 7.2). */
export function FamiliaCard({ idPersona }: { readonly idPersona: number }) {
  const familia = useQuery(query(afiliacion.grupoFamiliar, { params: { idPersona } }));
  const parentescos = useParentescos();
  const parentesco = ({ IdPacientePadre, IdRelacionParentesco }: Familiar) =>
    IdPacientePadre === 0 ? textos.titular : parentescos.nombre(IdRelacionParentesco);
  return (
    <Card title={textos.titulo}>
      {familia.isPending ? <Skeleton lines={3} /> : null}
      {familia.isError ? <LecturaFallida de={familia} /> : null}
      {familia.data?.length === 0 ? <p className="muted">{textos.sinFamilia}</p> : null}
      {familia.data?.length ? (
        <ListasFallidas de={[parentescos.lista]} text={asegurado.sinParentescos} className="familia-aviso" />
      ) : null}
      <ul className="familia">
        {familia.data?.map((one) => (
          <li key={one.IdPaciente}>
            <p className="familia-nombre">
              {one.IdPersona === idPersona ? (
                <strong>
                  {one.NombreCompleto} <span className="muted">({textos.estaPersona})</span>
                </strong>
              ) : (
                <Link to={pathTo('persona-carpeta', { persona: one.IdPersona })}>{one.NombreCompleto}</Link>
              )}
              <Pill tone={one.EstadoVigencia === 'VIGENTE' ? 'ok' : 'neutral'}>{one.EstadoVigencia}</Pill>
            </p>
            <p className="familia-nota">
              {[
                parentesco(one),
                toLocalDate(one.FechaNacimiento),
                one.FechaLimiteAtencion ? `${textos.limite} ${toLocalDate(one.FechaLimiteAtencion)}` : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
