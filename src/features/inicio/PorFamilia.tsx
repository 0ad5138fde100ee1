import { Link } from 'react-router-dom';
import type { Estado } from '#contract/enumerations.ts';
import { type FamiliaDeAvisos, familiaDe, listaDe, tipoDeFila } from '#engine/familias.ts';
import { nombreEstado } from '#engine/messages.ts';
import { pathTo } from '#lib/routes.ts';
import { Card } from '#ui/layout/Card.tsx';
import { inicio } from './messages.ts';
import { type Aviso, rangoDeInicio } from './useAvisos.ts';

/** Where the figures stand that a sum leads to. */
export const POR_FAMILIA = 'avisos-por-familia';

const estados = ['observado', 'registrado', 'declarado'] as const satisfies readonly Estado[];

/** The notices of a family in a state. */
export const de = (avisos: readonly Aviso[], familia: FamiliaDeAvisos, estado: Estado): Aviso[] =>
  avisos.filter((a) => a.estado === estado && familiaDe(tipoDeFila(a)) === familia);

/** The family's list, narrowed to a state by the name the services give it. */
export const listOf = (familia: FamiliaDeAvisos, avisos: readonly Aviso[], estado: Estado): string =>
  pathTo(listaDe(familia), { ...rangoDeInicio(), mostrar: avisos[0]?.EstadoProceso ?? nombreEstado[estado] });

/** How many notices of each family are in each state that asks for something, each figure a link to them. */
export function PorFamilia({
  avisos,
  familias,
}: {
  readonly avisos: readonly Aviso[];
  readonly familias: readonly FamiliaDeAvisos[];
}) {
  return (
    <Card title={inicio.porFamilia} pad={false} id={POR_FAMILIA} tabIndex={-1} className="home-familias">
      <table className="home-table">
        <caption className="sr-only">{inicio.porFamilia}</caption>
        <thead>
          <tr>
            <th scope="col">{inicio.familia}</th>
            {estados.map((estado) => (
              <th key={estado} scope="col" className="home-number">
                {inicio.estados[estado]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {familias.map((familia) => (
            <tr key={familia.id}>
              <th scope="row">
                <Link to={pathTo(listaDe(familia), { ...rangoDeInicio() })}>{familia.label}</Link>
              </th>
              {estados.map((estado) => (
                <Cifra key={estado} familia={familia} estado={estado} avisos={de(avisos, familia, estado)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Cifra({
  familia,
  estado,
  avisos,
}: {
  readonly familia: FamiliaDeAvisos;
  readonly estado: Estado;
  readonly avisos: readonly Aviso[];
}) {
  return (
    <td className="home-number">
      {avisos.length === 0 ? (
        <span className="home-cero">0</span>
      ) : (
        <Link
          to={listOf(familia, avisos, estado)}
          aria-label={`${familia.label}, ${nombreEstado[estado]}: ${avisos.length}`}
        >
          {avisos.length}
        </Link>
      )}
    </td>
  );
}
