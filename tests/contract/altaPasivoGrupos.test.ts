import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculoEnteGestor } from '#contract/entities/afiliacion.ts';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import { parentesco, rolAfiliacion, tipoNovedad as tipo, tipoAsegurado, tipoPasivo } from '#contract/enumerations.ts';
import { altaPasivo, enteGestor } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { type Caller, pair, persona } from './fund.ts';
import { about, type Fund, filesFor, formOf, noticeOf } from './pasivos.ts';

const RESOLUCION = tipo.ALTA_PASIVO_POR_RESOLUCION;
const ALGORITMO = tipo.ALTA_PASIVO_POR_ALGORITMO;
const DERECHO = tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE;

const none = { PacientesAlgoritmo: null, PacientesResolucion: null, PacientesDerechoHabiente: null };
const resolucion = { NumeroResolucion: ' RA-77/2026 ', FechaResolucion: '2026-10-01', Instancia: '  SENASIR  LA PAZ ' };

/** Sends the registration of an example with the group of its variant. */
async function open(example: Ejemplo, idTipo: number) {
  const at = await about(example);
  await filesFor(at.who, at.id, idTipo);
  const form = async (groups: object, novedad: object = {}) => {
    const fields = { IdTipoNovedad: idTipo, HaberMensual: 2800, IdUbicacion: 101, Cargo: 'JUBILADO', ...novedad };
    return z.parse(altaPasivoForm, { ...(await formOf(at.who, at.id, fields)), ...groups });
  };
  const send = async (groups: object) => at.who.call(altaPasivo.insertar, { body: await form(groups) });
  const kept = (notice: number) => at.fund.db.gruposPasivo.get(notice);
  return { ...at, form, send, kept };
}

describe('by resolution', () => {
  test('the group is stored tidied, under its notice, with a number no other group has', async () => {
    const { fund, send, kept } = await open('jubilable', RESOLUCION);
    const used = fund.db.gruposPasivo.all().map((g) => g.PacientesResolucion?.IdPacientesResolucion);
    const { idPersonaNovedad } = pair(await send({ PacientesResolucion: { ...resolucion, IdPacientesResolucion: 1 } }));
    expect(used).not.toContain(6);
    expect(kept(idPersonaNovedad)).toEqual({
      ...none,
      IdPersonaNovedad: idPersonaNovedad,
      PacientesResolucion: {
        IdPacientesResolucion: 6,
        IdPersonaNovedad: idPersonaNovedad,
        NumeroResolucion: 'RA-77/2026',
        FechaResolucion: '2026-10-01',
        Instancia: 'SENASIR LA PAZ',
      },
    });
  });

  test('a resolution of today is one, and without a group its number is missing', async () => {
    const { send } = await open('jubilable', RESOLUCION);
    for (const PacientesResolucion of [null, undefined])
      expect(await send({ PacientesResolucion })).toMatchObject({
        ok: false,
        text: 'Debe registrar el Número de Resolución.',
      });
    expect(await send({ PacientesResolucion: { ...resolucion, FechaResolucion: TODAY } })).toMatchObject({ ok: true });
  });

  test('who never was insured may retire by a resolution', async () => {
    const { send } = await open('registrable', RESOLUCION);
    const reply = await send({ PacientesResolucion: resolucion });
    expect(reply.ok, reply.text).toBe(true);
  });

  test('a corrected group keeps its number, and another variant’s takes its place', async () => {
    const { fund, who, id, form, send, kept } = await open('porAlgoritmo', RESOLUCION);
    const { idPersonaNovedad: notice } = pair(await send({ PacientesResolucion: resolucion }));
    const change = async (idTipo: number, groups: object) => {
      await filesFor(who, id, idTipo);
      const body = await form(groups, { ...(await noticeOf(who, notice)), IdTipoNovedad: idTipo });
      const reply = await who.call(altaPasivo.modificar, { body });
      expect(reply.ok, reply.text).toBe(true);
    };
    await change(RESOLUCION, { PacientesResolucion: { ...resolucion, NumeroResolucion: 'RA-78/2026' } });
    expect(kept(notice)?.PacientesResolucion).toMatchObject({
      IdPacientesResolucion: 6,
      NumeroResolucion: 'RA-78/2026',
    });
    const PacientesAlgoritmo = { IdTipoResolucion: 5, FechaNacimiento: '1956-03-09' };
    const used = fund.db.gruposPasivo.all().map((g) => g.PacientesAlgoritmo?.IdPacienteAlgoritmo);
    await change(ALGORITMO, { PacientesAlgoritmo });
    const first = kept(notice);
    expect(first).toMatchObject({ ...none, PacientesAlgoritmo: { IdPersonaNovedad: notice, IdTipoResolucion: 5 } });
    expect(first?.PacientesAlgoritmo?.IdPacienteAlgoritmo).toBe(7);
    expect(used).not.toContain(7);
    await change(ALGORITMO, { PacientesAlgoritmo });
    expect(kept(notice)).toEqual(first);
    await change(RESOLUCION, { PacientesResolucion: resolucion });
    expect(kept(notice)).toMatchObject({ ...none, PacientesResolucion: { IdPacientesResolucion: 7 } });
  });
});

describe('by algorithm', () => {
  const calculo = async (who: Caller, fechaNacimiento: string, idResolucion: number) => {
    const params = { fechaNacimiento, idRegional: 1, idResolucion };
    return z.parse(calculoEnteGestor, (await who.call(enteGestor.calcular, { params })).Datos);
  };
  /** Gives the person the first birth date from 1950 on for which the older resolution names the fund. */
  async function born(fund: Fund, who: Caller, id: number) {
    let day = '1950-01-01';
    while ((await calculo(who, day, 4)).CodigoCorresponde !== 'CSBP') day = addDays(day, 1);
    expect((await calculo(who, day, 5)).CodigoCorresponde).not.toBe('CSBP');
    const kept = fund.db.personas.get(id);
    if (kept) fund.db.personas.put({ ...kept, FechaNacimiento: day });
    return { day, days: (await calculo(who, day, 4)).DiasCalculados };
  }
  const sent = { IdTipoResolucion: 5, FechaNacimiento: '1950-01-01', IdRegional: 3, DosUltimosDigitos: 1 };

  test('the days are those of the resolution that names the fund; the form’s own figures do not count', async () => {
    const { fund, who, id, send, kept } = await open('porAlgoritmo', ALGORITMO);
    const { day, days } = await born(fund, who, id);
    const { idPersonaNovedad } = pair(await send({ PacientesAlgoritmo: { ...sent, DiasCalculados: 1 } }));
    expect(kept(idPersonaNovedad)).toEqual({
      ...none,
      IdPersonaNovedad: idPersonaNovedad,
      PacientesAlgoritmo: {
        IdPacienteAlgoritmo: 7,
        IdPacientesResolucion: 0,
        IdPersonaNovedad: idPersonaNovedad,
        IdTipoResolucion: 5,
        DiasCalculados: days,
        DosUltimosDigitos: days % 100,
        IdRegional: 1,
        FechaNacimiento: day,
      },
    });
  });

  test('without a group the resolution is missing', async () => {
    const { send } = await open('porAlgoritmo', ALGORITMO);
    for (const PacientesAlgoritmo of [null, undefined])
      expect(await send({ PacientesAlgoritmo })).toMatchObject({ ok: false, text: 'Debe seleccionar una resolución.' });
  });
});

describe('a dependant', () => {
  const group = (fund: Fund, parts: object = {}) => ({
    PacientesDerechoHabiente: {
      IdPersona: persona(fund, 'pasivoFallecido'),
      IdRelacionParentesco: 2,
      IdTipoBeneficiario: 202,
      ...parts,
    },
  });

  test('the whole group is stored with what the fund knows of the holder', async () => {
    const { fund, send, kept } = await open('viuda', DERECHO);
    const { idPersonaNovedad } = pair(await send(group(fund, { IdTipoPasivo: 1 })));
    expect(kept(idPersonaNovedad)).toEqual({
      ...none,
      IdPersonaNovedad: idPersonaNovedad,
      PacientesDerechoHabiente: {
        MatriculaTitular: '495623AAS',
        IdPacientePadre: 200_230,
        IdPersona: persona(fund, 'pasivoFallecido'),
        NombreCompleto: 'APAZA APAZA SANDRA',
        IdRelacionParentesco: 2,
        IdTipoBeneficiario: 202,
        IdTipoPasivo: tipoPasivo.derechoHabiente,
      },
    });
  });

  test('without a group, or of somebody who is a dependant herself, the holder is missing', async () => {
    const { fund, send } = await open('registrable', DERECHO);
    const text = 'Debe seleccionar al titular.';
    for (const PacientesDerechoHabiente of [null, undefined])
      expect(await send({ PacientesDerechoHabiente })).toMatchObject({ ok: false, text });
    expect(await send(group(fund, { IdPersona: persona(fund, 'viuda') }))).toMatchObject({ ok: false, text });
    expect(await send(group(fund))).toMatchObject({ ok: true });
  });

  test('nobody is her own holder', async () => {
    const { id, fund, send } = await open('jubilable', DERECHO);
    expect(await send(group(fund, { IdPersona: id }))).toMatchObject({
      ok: false,
      text: 'La persona no puede ser derecho habiente de sí misma.',
    });
  });

  test('a holder of another company is refused by name, unless the company has his record or once had his work', async () => {
    const { fund, who, id, send } = await open('viuda', DERECHO);
    const holder = persona(fund, 'pasivoFallecido');
    const [record] = fund.db.pacientes.by('persona', holder);
    const [work] = fund.db.relaciones.by('persona', holder);
    if (!record || !work) throw new Error('no holder');
    const text = 'El asegurado(a) APAZA APAZA SANDRA no pertenece a la empresa.';
    const ask = async (recordAt: number, ...workAt: number[]) => {
      fund.db.pacientes.put({ ...record, IdEmpresa: recordAt });
      for (const one of fund.db.relaciones.by('persona', holder)) fund.db.relaciones.remove(one.IdPersonaEmpresa);
      for (const IdEmpresa of workAt) fund.db.relaciones.put({ ...work, IdPersonaEmpresa: IdEmpresa, IdEmpresa });
      await filesFor(who, id, DERECHO);
      const reply = await send(group(fund));
      if (reply.ok) fund.db.novedades.remove(pair(reply).idPersonaNovedad);
      return reply;
    };
    expect(await ask(502, 502, 504)).toMatchObject({ ok: false, text });
    expect(await ask(502)).toMatchObject({ ok: false, text });
    expect(await ask(502, 502, 501)).toMatchObject({ ok: true });
    expect(await ask(501, 502)).toMatchObject({ ok: true });
  });

  test.each([
    [
      'the kinship’s role is another one',
      ({ db }: Fund) => {
        const kept = db.parentescos.get(parentesco.esposo);
        if (kept) db.parentescos.put({ ...kept, IdRolAfiliacion: rolAfiliacion.particular });
      },
    ],
    ['there is no such kinship', ({ db }: Fund) => db.parentescos.remove(parentesco.esposo)],
    ['there is no kind for retirees', ({ db }: Fund) => db.tiposAsegurado.remove(tipoAsegurado.pasivo)],
  ])('a kinship is no longer accepted once the staff’s tables say that %s', async (_, maintain) => {
    const { fund, send } = await open('viuda', DERECHO);
    maintain(fund);
    expect(await send(group(fund))).toMatchObject({
      ok: false,
      text: 'El tipo de beneficiario no corresponde a la relación de parentesco.',
    });
  });
});
