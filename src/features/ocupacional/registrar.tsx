import { basta, luego } from '#blocks/escritura/asentar.ts';
import { type NuevoEn, nuevoEn } from '#blocks/escritura/nuevoEn.ts';
import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { avisarFallida } from '#blocks/hecho/avisarFallida.tsx';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { call } from '#client/call.ts';
import { type CallError, isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { session } from '#client/session.ts';
import { type CandidatoOcupacional, codigoOcupacional, type FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { addDays, today, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { registroMessages as textos } from './messages.ts';

type TipoRegistro = (typeof codigoOcupacional)[keyof typeof codigoOcupacional];

const tipos: Readonly<Record<TipoRegistro, number>> = {
  [codigoOcupacional.pre]: tipoNovedad.OCUPACIONAL_PRE_OCUPACIONAL,
  [codigoOcupacional.post]: tipoNovedad.OCUPACIONAL_POST_OCUPACIONAL,
};

/**
 * Asks about the employees who already have a valid exam. True if there are none, or if the user wants to register
 * anyway.
 */
async function aceptaVigentes(empleados: readonly CandidatoOcupacional[]): Promise<boolean> {
  const vigentes = empleados.filter((empleado) => empleado.TieneOcupacionalVigente);
  if (vigentes.length === 0) return true;
  return confirm({
    message: (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must scroll with the keyboard too */}
        <section className="ocu-vigentes" aria-label={textos.vigentes} tabIndex={0}>
          <ul>
            {vigentes.map((v) => (
              <li key={v.IdPersonaNovedad}>
                {fill(textos.tieneVigente, { name: v.NombreCompleto, date: toLocalDate(v.FechaOcupacionalVigente) })}
              </li>
            ))}
          </ul>
        </section>
        <p>{textos.continuar}</p>
      </>
    ),
    focus: 'cancel',
  });
}

function pregunta(empleados: readonly CandidatoOcupacional[]): string {
  const [only, ...others] = empleados;
  return only && others.length === 0
    ? fill(textos.paraUno, { name: only.NombreCompleto })
    : textos.paraVarios.replace('N', String(empleados.length));
}

const cuerpoDe = (tipo: TipoRegistro, empleado: CandidatoOcupacional) => ({
  IdEmpresa: empleado.IdEmpresa,
  IdPersona: empleado.IdPersona,
  IdPersonaEmpresa: empleado.IdPersonaEmpresa,
  IdTipoNovedad: tipos[tipo],
  IdCanal: canal.virtual,
  IdPersonaNovedadOrigen: empleado.IdPersonaNovedad,
  TieneOcupacionalVigente: empleado.TieneOcupacionalVigente,
});

/** Shows a failure in a dialog, not in a toast (spec R 8). A lost session is shown by the lock screen. */
async function avisar(error: CallError): Promise<void> {
  if (!(error instanceof TransportFailure && error.kind === 'sesion')) await avisarFallida(error);
  // The refusal may be caused by another user's change.
  if (error instanceof ServiceRejection) await forget(ocupacional.candidatos);
}

/** Whether the services would accept an exam for a person. If not, the reason was shown. */
async function seAdmite(body: ReturnType<typeof cuerpoDe>): Promise<boolean> {
  try {
    await call(ocupacional.validarNovedad, { body }, { quiet: true });
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    await avisar(error);
    return false;
  }
}

/** The exams of these days, in all states, of all people the user may see. */
function examenesDeEstosDias(): Promise<readonly FilaOcupacional[]> {
  const propia = rolActual() === 'empresa';
  const body = {
    FechaInicio: addDays(today(), -1),
    FechaFin: addDays(today(), 1),
    IdEstadoProceso: 0,
    IdEmpresaAnterior: propia ? (session.getState().user?.id_empresa ?? '') : '',
    NombrePersona: '',
    TipoOcupacional: '' as const,
  };
  return call(ocupacional.listar, { body }, { quiet: true });
}

/** Remembers the exams before a registration, to find the new ones afterwards. Create one per dialog. */
export const examenesDeAhora = () => nuevoEn(examenesDeEstosDias, (row) => row.IdPersonaNovedad);

/** What a registration needs: the dialog's own writes, and the exams from before. */
interface Medio {
  readonly escribir: Escribir;
  readonly examenes: NuevoEn<FilaOcupacional>;
}

/**
 * Registers an exam of a type for some employees, after the questions of the specification (spec R 5.6, 7.7). A single
 * employee is checked before anything is asked; the services' check is for one person. True if registered.
 */
export async function registrarExamenes(
  { escribir, examenes }: Medio,
  tipo: TipoRegistro,
  empleados: readonly CandidatoOcupacional[],
): Promise<boolean> {
  const body = empleados.map((empleado) => cuerpoDe(tipo, empleado));
  const [only, ...others] = body;
  const preguntar = async () => {
    if (only && others.length === 0 && !(await seAdmite(only))) return false;
    return (await aceptaVigentes(empleados)) && confirm({ message: pregunta(empleados) });
  };
  await examenes.recordar();
  const done = await escribir(
    {
      llamada: ocupacional.registrar,
      entrada: { body },
      resultado: basta,
      // The services accept all of them or none, so checking the first one is enough.
      comprobar: async () => {
        const found = await examenes.buscar(
          (row) => row.IdPersona === only?.IdPersona && row.IdTipoNovedad === only.IdTipoNovedad,
        )();
        return luego(found, () => true as const);
      },
    },
    { preguntar, fallo: avisar },
  );
  if (!done) return false;
  toast.success(ocupacional.registrar.success ?? '');
  await forget(ocupacional.listar, ocupacional.candidatos);
  return true;
}
