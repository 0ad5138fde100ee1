import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { SaldoFormulario } from '#contract/entities/formularioFisico.ts';
import { ordenPagoFormularios as service } from '#contract/services/ordenPagoFormularios.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saldo } from './saldoMessages.ts';

/** Asks before forms stop paying, saves, and reads the balance again. A refusal was told by the call. */
async function cambiar(row: SaldoFormulario): Promise<void> {
  const names = { novedad: row.Novedad, empresa: row.Empresa };
  if (row.Habilitado) {
    const accepted = await confirm({
      title: saldo.deshabilitarTitulo,
      message: fill(saldo.deshabilitar, names),
      detail: saldo.deshabilitarDetalle,
      focus: 'cancel',
    });
    if (!accepted) return;
  }
  const { user, empresa } = session.getState();
  const { IdEmpresaTipoNovedadPagado, TotalAsignado } = row;
  try {
    await call(service.registrar, {
      body: {
        IdEmpresaTipoNovedadPagado,
        IdEmpresa: empresa.IdEmpresa,
        IdRegional: user?.id_regional ?? 0,
        // The balance does not say the type; what is saved already keeps its own.
        IdTipoNovedad: 0,
        TotalAsignado,
        Habilitado: !row.Habilitado,
      },
    });
    toast.success(service.registrar.success ?? '');
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
  await forget(service.saldos);
}

/** The switch of a row: whether its forms pay for notices (spec R 2.9). */
export function Interruptor({ row }: { readonly row: SaldoFormulario }) {
  const [toggle, busy] = useTask(() => cambiar(row));
  return (
    <button
      type="button"
      role="switch"
      className="saldo-switch"
      aria-checked={row.Habilitado}
      aria-disabled={busy || undefined}
      aria-label={fill(saldo.habilitar, { novedad: row.Novedad, empresa: row.Empresa })}
      onClick={() => void toggle()}
    >
      <span className="saldo-switch-track" aria-hidden="true" />
      <span aria-hidden="true">{row.Habilitado ? saldo.si : saldo.no}</span>
    </button>
  );
}
