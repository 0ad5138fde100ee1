import { useState } from 'react';
import { faltaDeclarar } from '#blocks/cuentas/porAtender.ts';
import { type Rol, rolActual } from '#blocks/rol/rolActual.ts';
import { useSession } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import type { SelectionActs } from '#ui/table/selection.ts';
import { listadoMessages as textos } from './listMessages.ts';

// Rarely needed, so they are not in the list's bundle.
const DeclararVariosDialog = later(async () => (await import('./DeclararVariosDialog.tsx')).default);
const ElegirOrdenDialog = later(async () => (await import('#blocks/orden-pago-control/ElegirOrdenDialog.tsx')).default);

/** The rows that can be declared from a list: Registrado and Pagado, where the family allows it. */
const declarables = ({ actions }: FamiliaDeAvisos, rol: Rol, rows: readonly FilaNovedad[]): readonly FilaNovedad[] =>
  rol !== 'empresa'
    ? []
    : rows.filter((row) => {
        const estado = estadoPorNombre(row.EstadoProceso);
        return estado !== null && faltaDeclarar(estado) && actions[estado].includes('declarar');
      });

/** The rows that wait for a payment: their kind is paid before it is declared. */
const porPagar = ({ actions }: FamiliaDeAvisos, rol: Rol, rows: readonly FilaNovedad[]): readonly FilaNovedad[] =>
  rol !== 'empresa' || !actions.pagado.includes('declarar')
    ? []
    : rows.filter((row) => !row.Pagado && estadoPorNombre(row.EstadoProceso) === 'registrado');

/** What can be done with the selected notices: declare them, put them into a payment order. */
export function ActosDeSeleccion({
  familia,
  rows,
  keep,
}: { readonly familia: FamiliaDeAvisos } & SelectionActs<FilaNovedad>) {
  const [open, setOpen] = useState<'declarar' | 'orden' | null>(null);
  const conOrdenes = useSession((s) => s.user?.accesos.some(({ Ruta }) => Ruta === 'orden-pago-admin-ex') ?? false);
  const rol = rolActual();
  const [aDeclarar, aPagar] = [declarables(familia, rol, rows), conOrdenes ? porPagar(familia, rol, rows) : []];
  const close = () => setOpen(null);
  return (
    <>
      {aDeclarar.length > 0 || open === 'declarar' ? (
        <Button icon="send" opens={DeclararVariosDialog} aria-haspopup="dialog" onClick={() => setOpen('declarar')}>
          {textos.declararN(aDeclarar.length)}
        </Button>
      ) : null}
      {aPagar.length > 0 ? (
        <Button icon="money" opens={ElegirOrdenDialog} aria-haspopup="dialog" onClick={() => setOpen('orden')}>
          {textos.agregarAOrden(aPagar.length)}
        </Button>
      ) : null}
      {open === 'declarar' ? (
        <DialogPart onClose={close}>
          <DeclararVariosDialog
            familia={familia}
            rows={aDeclarar}
            onClose={(declarados) => {
              close();
              if (declarados.length > 0) keep(rows.filter((row) => !declarados.includes(row.IdPersonaNovedad)));
            }}
          />
        </DialogPart>
      ) : null}
      {open === 'orden' ? (
        <DialogPart onClose={close}>
          <ElegirOrdenDialog novedades={aPagar.map((row) => row.IdPersonaNovedad)} onClose={close} />
        </DialogPart>
      ) : null}
    </>
  );
}
