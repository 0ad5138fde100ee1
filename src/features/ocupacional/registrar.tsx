import { call } from '#client/call.ts';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { type CandidatoOcupacional, codigoOcupacional } from '#contract/entities/ocupacional.ts';
import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { fill } from '#lib/texts.ts';
import { confirm, notice } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { registroMessages as textos } from './messages.ts';

export type TipoRegistro = (typeof codigoOcupacional)[keyof typeof codigoOcupacional];

const tipos: Readonly<Record<TipoRegistro, number>> = {
  [codigoOcupacional.pre]: tipoNovedad.OCUPACIONAL_PRE_OCUPACIONAL,
  [codigoOcupacional.post]: tipoNovedad.OCUPACIONAL_POST_OCUPACIONAL,
};

/** The people among these who hold a valid exam; true when there are none or it is to be registered all the same. */
async function aceptaVigentes(empleados: readonly CandidatoOcupacional[]): Promise<boolean> {
  const vigentes = empleados.filter((empleado) => empleado.TieneOcupacionalVigente);
  if (vigentes.length === 0) return true;
  return confirm({
    message: (
      <>
        <ul className="ocu-vigentes">
          {vigentes.map((v) => (
            <li key={v.IdPersonaNovedad}>
              {fill(textos.tieneVigente, { name: v.NombreCompleto, date: v.FechaOcupacionalVigente })}
            </li>
          ))}
        </ul>
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

/** Makes a call whose refusal is told in a dialog, not in passing (spec R 8). True when it succeeded. */
async function conAviso(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    // A lost session is announced by itself, whoever is quiet.
    if (!(error instanceof TransportFailure && error.kind === 'sesion')) await notice({ message: error.message });
    // It may have been refused for what somebody else did meanwhile.
    if (error instanceof ServiceRejection) await forget(ocupacional.candidatos);
    return false;
  }
}

/**
 * Registers an exam of a type for some employees after the questions of the specification (spec R 5.6, 7.7). A single
 * employee is checked before anything is asked; the check of the services is for one person. True once registered.
 */
export async function registrarExamenes(
  tipo: TipoRegistro,
  empleados: readonly CandidatoOcupacional[],
): Promise<boolean> {
  const body = empleados.map((empleado) => cuerpoDe(tipo, empleado));
  const [only, ...others] = body;
  const options = { quiet: true };
  if (only && others.length === 0) {
    if (!(await conAviso(() => call(ocupacional.validarNovedad, { body: only }, options)))) return false;
  }
  if (!(await aceptaVigentes(empleados))) return false;
  if (!(await confirm({ message: pregunta(empleados) }))) return false;
  if (!(await conAviso(() => call(ocupacional.registrar, { body }, options)))) return false;
  toast.success(ocupacional.registrar.success ?? '');
  await forget(ocupacional.listar, ocupacional.candidatos);
  return true;
}
