import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { PacienteBuscado, SegurosPacientes } from '#contract/entities/persona.ts';
import type { Seleccion } from '#engine/definition/definition.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { pacienteCompleto } from '#sandbox/rules/pacienteCompleto.ts';
import { TODAY } from '#support/clock.ts';
import { contestar } from '#support/respuestas.ts';
import { ejemplo } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';

export const EMPRESA = 501;

/** One of the seed's people as a search finds them, for an employer of `EMPRESA` in La Paz. */
export async function buscado(who: Ejemplo, change: Partial<PacienteBuscado> = {}) {
  await signInAs('empresa');
  const one = await ejemplo(who);
  const [own] = one.db.pacientes.by('persona', one.persona.IdPersona);
  const { IdPersona, NombreCompleto, IdTipoDocumento, NumeroDocumento, ComplementoDocumento, FechaNacimiento } =
    one.persona;
  const persona: PacienteBuscado = {
    ...{ IdPersona, NombreCompleto, IdTipoDocumento, NumeroDocumento, ComplementoDocumento, FechaNacimiento },
    HistoriaClinica: own?.HistoriaClinica ?? '',
    MatriculaTitular: own?.MatriculaTitular ?? '',
    MatriculaBeneficiario: own?.MatriculaBeneficiario ?? '',
    IdEmpresa: own?.IdEmpresa ?? 0,
    ...change,
  };
  return { ...one, buscado: persona, paciente: own };
}

type Method = 'get' | 'post';
/** From now on the services answer calls to this path so. */
export const contestan = (path: string, Datos: unknown, method: Method = 'get') =>
  contestar(`/${path}`, () => ({ ok: true, Datos, Mensaje: null }), { method });
/** From now on calls to this path fail. */
export const fallan = (path: string, method: Method = 'get') =>
  contestar(`/${path}`, () => new HttpResponse('', { status: 500 }), { method });

export const INCONCLUSAS = 'VerificaNovedadesInconclusas/*';
export const PACIENTE = 'Pacientes/ObtieneXId/*';

/** From now on the services answer an example's record with these changes, and these facts besides. */
export async function conRegistro(who: Ejemplo, change: Partial<SegurosPacientes>, besides: object = {}) {
  const { db, persona } = await buscado(who);
  const whole = pacienteCompleto(db, persona, TODAY);
  contestan(PACIENTE, { ...whole, SegurosPacientes: { ...whole.SegurosPacientes, ...change }, ...besides });
}

/** The form of a person who may be chosen. */
export function formulario(found: Seleccion) {
  if (!found.ok) throw new Error(found.text);
  return found.form;
}
/** The person may not be chosen, and this is all that is said. */
export const seRechaza = (found: Seleccion, said: object) => expect(found).toEqual({ ok: false, ...said });

export const SIN_EMPRESA = 'Hubo un problema al recuperar la información de la empresa.';
export const noPertenece = (name: string) => ({
  text: `El asegurado(a) ${name} no pertenece a la empresa.`,
  motivo: 'ajeno',
});
export const aunActivo = (name: string) => ({
  text: `No se pudo registrar el aviso de alta del asegurado(a) ${name}, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.`,
  motivo: 'activo',
});
/** What an unfinished notice says of a person, named so; `de` is its date. */
export const pendiente = (name: string, de?: string) => ({
  text: `No se puede registrar la novedad para ${name}, porque existe otra novedad que está pendiente de concluir${de ? ` de fecha ${de}` : ''}.`,
  motivo: 'pendiente',
});
