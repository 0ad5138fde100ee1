import { type Escribir, useEscritura } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { forget } from '#client/query.ts';
import { isPersonal, session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { SaldoFormulario } from '#contract/entities/formularioFisico.ts';
import { ordenPagoFormularios as service } from '#contract/services/ordenPagoFormularios.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saldo } from './saldoMessages.ts';

/** Checks whether a row is switched on; the list is searched by the row's own names. */
async function habilitado({ IdEmpresaTipoNovedadPagado: id, Novedad, Empresa }: SaldoFormulario) {
  const { user } = session.getState();
  const CodigoEmpresa = isPersonal() ? '' : (user?.id_empresa ?? '');
  const body = { CodigoEmpresa, IdRegional: user?.id_regional ?? 0, Novedad, Empresa };
  const rows = await call(service.saldos, { body }, { quiet: true });
  return rows.find((row) => row.IdEmpresaTipoNovedadPagado === id)?.Habilitado;
}

/** Asks before forms stop paying, saves, and loads the balance again. */
async function cambiar(row: SaldoFormulario, escribir: Escribir): Promise<void> {
  const { user, empresa } = session.getState();
  const { IdEmpresaTipoNovedadPagado, TotalAsignado } = row;
  const body = {
    IdEmpresaTipoNovedadPagado,
    IdEmpresa: empresa.IdEmpresa,
    IdRegional: user?.id_regional ?? 0,
    // The balance has no type; a saved row keeps its own.
    IdTipoNovedad: 0,
    TotalAsignado,
    Habilitado: !row.Habilitado,
  };
  const done = await escribir(
    {
      llamada: service.registrar,
      entrada: { body },
      resultado: ({ datos }) => datos > 0 || null,
      comprobar: async () => {
        const now = await habilitado(row);
        if (now === undefined) return null;
        return now === row.Habilitado ? 'sin hacer' : { hecha: true };
      },
    },
    row.Habilitado ? { preguntar: () => preguntar(row) } : {},
  );
  if (done) toast.success(service.registrar.success ?? '');
  // Not awaited: the switch may be pressed again as soon as the question is answered.
  void forget(service.saldos);
}

const preguntar = ({ Novedad: novedad, Empresa: empresa }: SaldoFormulario): Promise<boolean> =>
  confirm({
    title: saldo.deshabilitarTitulo,
    message: fill(saldo.deshabilitar, { novedad, empresa }),
    detail: saldo.deshabilitarDetalle,
    focus: 'cancel',
  });

/** The switch of a row: whether its forms pay for notices (spec R 2.9). */
export function Interruptor({ row }: { readonly row: SaldoFormulario }) {
  const { escribir } = useEscritura();
  const [toggle, busy] = useTask(() => cambiar(row, escribir));
  return (
    // The word is pressed too, but it is the state and not the name.
    <label className="saldo-switch-box">
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
      </button>
      <span aria-hidden="true">{row.Habilitado ? saldo.si : saldo.no}</span>
    </label>
  );
}
