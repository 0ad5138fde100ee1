import { useContadas, useCuenta, useDeuda } from '#blocks/cuentas/cuentas.ts';
import {
  AFILIACIONES,
  BAJAS,
  grupoDeAvisos,
  grupoDeCola,
  NACIMIENTOS,
  ORDENES,
  POR_CONCLUIR,
  POR_DECLARAR,
} from '#blocks/cuentas/grupos.ts';
import { porAtender } from '#blocks/cuentas/porAtender.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { familias } from '#engine/family/familias.ts';
import type { RouteName } from '#lib/routes.ts';
import { shell } from './messages.ts';

const texts = shell.marco;

function Count({ n, what }: { readonly n: number | string; readonly what: string }) {
  return (
    <span className="menu-count">
      <span className="sr-only">, </span>
      {n}
      <span className="sr-only"> {what}</span>
    </span>
  );
}

/** How many notices of some types are in one of the states; null while that is not known. */
function useNotices(grupos: readonly string[], estados: readonly string[]): number | null {
  const rows = useContadas(grupos);
  return rows ? rows.filter(({ estado }) => estados.includes(estado)).length : null;
}

/** How many notices wait for a review. */
function Declared() {
  const ids = familias().flatMap(({ tipos }) => tipos.map(({ id }) => grupoDeCola(id)));
  const n = useNotices(ids, ['declarado']);
  return n === null ? null : <Count n={n} what={texts.porRevisar} />;
}

/** How many notices of a list wait for the employer. */
function Pending({ familia }: { readonly familia: FamiliaDeAvisos }) {
  const n = useNotices(
    familia.tipos.map(({ id }) => grupoDeAvisos(id)),
    porAtender,
  );
  return n ? <Count n={n} what={texts.porAtender} /> : null;
}

/** How many rows of another list wait. */
function Waiting({ grupo, estados, what }: { grupo: string; estados: readonly string[]; what: string }) {
  const n = useCuenta(grupo, estados);
  return n ? <Count n={n} what={what} /> : null;
}

/** What an insured person owes. */
function Debt() {
  const debt = useDeuda();
  return debt ? <Count n={debt} what={texts.porPagar} /> : null;
}

const unpaid = ['borrador', 'generada', 'vencida'];

/** What waits behind a menu entry, as far as a screen read it: the menu makes no call (decision 190). */
export function MenuCount({ name }: { readonly name: RouteName }) {
  const rol = rolActual();
  const isStaff = rol === 'personal';
  const familia = familias().find(({ routes }) => routes.list === name);
  if (familia) return rol === 'empresa' ? <Pending familia={familia} /> : null;
  switch (name) {
    case 'revision-admin':
      return <Declared />;
    case 'orden-pago-admin-ex':
      return rol === 'asegurado' ? <Debt /> : <Waiting grupo={ORDENES} estados={unpaid} what={texts.porPagar} />;
    case 'recien-nacido-admin':
      return <Waiting grupo={NACIMIENTOS} estados={['']} what={texts.porRegistrar} />;
    case 'afiliacion-admin':
      return (
        <Waiting
          grupo={AFILIACIONES}
          estados={[isStaff ? POR_CONCLUIR : POR_DECLARAR]}
          what={isStaff ? texts.porConcluir : texts.porAtender}
        />
      );
    case 'bdpa-monitor':
      return <Waiting grupo={BAJAS} estados={['']} what={texts.bajasPendientes} />;
    default:
      return null;
  }
}
