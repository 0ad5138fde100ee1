import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pacienteBuscado } from '#contract/entities/persona.ts';
import { rolAfiliacion } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/index.ts';
import { ageOn } from '#lib/dates.ts';
import { emptyPaciente } from '#sandbox/db/empty.ts';
import { TODAY } from '#support/clock.ts';
import { banco, caller, openFund, persona, type Reply, signIn } from './fund.ts';

const names = (reply: Reply) => z.parse(z.array(pacienteBuscado), reply.Datos).map((p) => p.NombreCompleto);

interface Found {
  readonly NombreCompleto: string;
  readonly HistoriaClinica: string;
  readonly MatriculaTitular: string;
}

describe('[F-7.6-02] searches', () => {
  test.each([
    ['any order of words', 'rosa apaza choque'],
    ['without accents, extra spaces', '  APAZA   choque '],
  ])('by name, %s', async (_, term) => {
    const who = await signIn(openFund(), 'empresa');
    expect(names(await who.call(pacientes.porNombre, { params: { term, rol: 0 } }))).toContain('APAZA CHOQUE ROSA');
  });

  test('an Ñ is found typed as n, an accent typed without', async () => {
    const who = await signIn(openFund(), 'empresa');
    expect(names(await who.call(pacientes.porNombre, { params: { term: 'nanez oscar', rol: 0 } }))).toContain(
      'ÑÁÑEZ ÓSCAR',
    );
  });

  test.each([
    ['7 digits', '6843217', 'APAZA CHOQUE ROSA'],
    ['with its complement', '4567890-1a', 'LIMACHI ÑÁÑEZ JOSÉ LUIS'],
    ['of a foreigner', 'E-0012345', 'FERREIRA DA SILVA JOÃO'],
    ['of a passport', 'ab123456', "O'CONNOR MARY-JANE"],
  ])('by document, %s', async (_, term, name) => {
    const who = await signIn(openFund(), 'empresa');
    expect(names(await who.call(pacientes.porDocumento, { params: { term, rol: 0 } }))).toEqual([name]);
  });

  test('by registration number and clinical history, dependants included, each with its term and role', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const holder = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
    expect(holder?.MatriculaTitular).toBe('856231CME');
    const matricula = await who.call(pacientes.porMatricula, { params: { term: '856231cme', rol: 0 } });
    expect(names(matricula)).toHaveLength(4);
    const historia = await who.call(pacientes.porHistoriaClinica, {
      params: { term: holder?.HistoriaClinica ?? '', rol: 1 },
    });
    expect(names(historia)).toEqual(['CÉSPEDES MUÑOZ ELENA']);
    const dependants = await who.call(pacientes.porMatricula, { params: { term: '856231CME', rol: 2 } });
    expect(names(dependants)).toHaveLength(3);
  });

  test.each(['100%', 'a/b', '?#&', 'ÑÁ É', '50%2F'])('the term %s travels through the path whole', async (term) => {
    const fund = openFund();
    const kept = fund.db.personas.get(persona(fund, 'registrable'));
    if (kept) fund.db.personas.put({ ...kept, NombreCompleto: `PRUEBA ${term}` });
    const who = await signIn(fund, 'empresa');
    expect(names(await who.call(pacientes.porNombre, { params: { term: `prueba ${term}`, rol: 0 } }))).toEqual([
      `PRUEBA ${term}`,
    ]);
  });

  test('nobody who matches is an empty list', async () => {
    const who = await signIn(openFund(), 'empresa');
    expect(await who.call(pacientes.porNombre, { params: { term: 'zzzz', rol: 0 } })).toMatchObject({
      ok: true,
      Datos: [],
    });
  });
});

describe('[F-7.6-03] searches in a company', () => {
  test('[F-6-04] find who works or worked there, and nobody else', async () => {
    const who = await signIn(openFund(), 'empresa');
    const find = (term: string) =>
      who.call(pacientes.porDocumentoEnEmpresa, { params: { term, idEmpresa: banco, rol: 0 } });
    expect(names(await find('4890023'))).toEqual(['MAMANI QUISPE BEATRIZ']);
    expect(names(await find('5120984'))).toEqual(['VARGAS TÓRREZ JUAN PABLO']);
    expect(names(await find('6843217'))).toEqual([]);
    expect(names(await find('3345120'))).toEqual([]);
  });

  test('[R-2.4-17] find its retirees too, who never worked there as far as the fund knows', async () => {
    const fund = openFund();
    const id = persona(fund, 'pasivoVejez');
    expect(fund.db.relaciones.by('persona', id).filter((r) => r.IdEmpresa === banco)).toEqual([]);
    const find = async (user: string, idEmpresa: number) =>
      (await signIn(fund, user)).call(pacientes.porDocumentoEnEmpresa, {
        params: { term: '8200201', idEmpresa, rol: rolAfiliacion.titular },
      });
    expect(names(await find('empresa', banco))).toEqual([fund.db.personas.get(id)?.NombreCompleto]);
    expect(names(await find('personal', 502))).toEqual([]);
  });

  test.each([
    ['name', pacientes.porNombreEnEmpresa, (p: Found) => p.NombreCompleto],
    ['clinical history', pacientes.porHistoriaClinicaEnEmpresa, (p: Found) => p.HistoriaClinica],
    ['registration number', pacientes.porMatriculaEnEmpresa, (p: Found) => p.MatriculaTitular],
  ])('[F-6-04] by %s: who works there is found, who works elsewhere is not', async (_, endpoint, termOf) => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const find = async (id: number) => {
      const [paciente] = fund.db.pacientes.by('persona', id);
      const { NombreCompleto = '' } = fund.db.personas.get(id) ?? {};
      const term = termOf({ NombreCompleto, HistoriaClinica: '', MatriculaTitular: '', ...paciente });
      return names(await who.call(endpoint, { params: { term, idEmpresa: banco, rol: 0 } }));
    };
    expect(await find(persona(fund, 'activo'))).toEqual(['MAMANI QUISPE BEATRIZ']);
    const elsewhere = fund.db.relaciones.by('empresa', 503).find((r) => r.FechaBaja === '');
    expect(await find(elsewhere?.IdPersona ?? 0)).toEqual([]);
    const params = { term: 'a', idEmpresa: 503, rol: 0 };
    expect(await who.call(endpoint, { params })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  });

  test('another company is refused to an employer and open to staff', async () => {
    const fund = openFund();
    const params = { term: '3345120', idEmpresa: 502, rol: 0 };
    const employer = await signIn(fund, 'empresa');
    expect(await employer.call(pacientes.porDocumentoEnEmpresa, { params })).toMatchObject({
      ok: false,
      text: 'No tiene acceso.',
    });
    const staff = await signIn(fund, 'personal');
    expect(names(await staff.call(pacientes.porDocumentoEnEmpresa, { params }))).toEqual(['ÑÁÑEZ ÓSCAR']);
  });
});

describe('[F-7.6-01] a person by id', () => {
  test('[R-9-09] comes with age, insured record and, for a dependant, the holder', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const holder = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
    const child = fund.db.pacientes.by('padre', holder?.IdPaciente ?? 0)[0];
    const reply = await who.call(pacientes.porId, { params: { idPersona: child?.IdPersona ?? 0 } });
    expect(reply.Datos).toMatchObject({
      NombreCompletoTitular: 'CÉSPEDES MUÑOZ ELENA',
      SegurosPacientes: { FechaBaja: '1900-01-01' },
    });
    const adult = await who.call(pacientes.porId, { params: { idPersona: persona(fund, 'registrable') } });
    expect(adult.Datos).toMatchObject({
      BasePersonas: { Edad: 32 },
      SegurosPacientes: { IdPaciente: 0, FechaIngreso: '1900-01-01' },
    });
  });

  test('whoever she is, all fields come: a dependant’s with the holder, a holder’s and a stranger’s without', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const get = async (idPersona: number) => (await who.call(pacientes.porId, { params: { idPersona } })).Datos;
    const holder = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
    const child = fund.db.pacientes.by('padre', holder?.IdPaciente ?? 0)[1];
    const none = { FechaIngreso: '1900-01-01', FechaBaja: '1900-01-01' };
    const shown = (IdPersona: number, Edad: number, record: object) => ({
      BasePersonas: { ...fund.db.personas.get(IdPersona), Edad },
      SegurosPacientes: { ...emptyPaciente, ...record, IdPersona, FechaBaja: none.FechaBaja },
    });
    const ageOf = (IdPersona: number) => ageOn(fund.db.personas.get(IdPersona)?.FechaNacimiento ?? '', TODAY);
    const childId = child?.IdPersona ?? 0;
    expect(await get(childId)).toEqual({
      ...shown(childId, ageOf(childId), { ...child, FechaIngreso: child?.FechaIngreso || none.FechaIngreso }),
      NombreCompletoTitular: 'CÉSPEDES MUÑOZ ELENA',
      IdPersonaTitular: persona(fund, 'asegurado'),
    });
    const alone = { NombreCompletoTitular: '', IdPersonaTitular: 0 };
    expect(await get(persona(fund, 'asegurado'))).toEqual({
      ...shown(persona(fund, 'asegurado'), 40, { ...holder }),
      ...alone,
    });
    expect(await get(persona(fund, 'registrable'))).toEqual({
      ...shown(persona(fund, 'registrable'), 32, none),
      ...alone,
    });
  });

  test('a dependant whose holder is gone comes without one', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const holder = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
    const child = fund.db.pacientes.by('padre', holder?.IdPaciente ?? 0)[1];
    if (!holder || !child) throw new Error('no family');
    const get = async () => (await who.call(pacientes.porId, { params: { idPersona: child.IdPersona } })).Datos;
    fund.db.personas.remove(holder.IdPersona);
    expect(await get()).toMatchObject({ NombreCompletoTitular: '', IdPersonaTitular: holder.IdPersona });
    fund.db.pacientes.remove(holder.IdPaciente);
    expect(await get()).toMatchObject({ NombreCompletoTitular: '', IdPersonaTitular: 0 });
  });

  test('nobody with the id is null; an id that is no number is outside the contract', async () => {
    const who = await signIn(openFund(), 'empresa');
    expect(await who.call(pacientes.porId, { params: { idPersona: 1 } })).toMatchObject({ ok: true, Datos: null });
    expect(await who.call(pacientes.porId, { params: { idPersona: 'x' } })).toMatchObject({
      status: 400,
      text: expect.stringContaining('idPersona'),
    });
  });

  test('the family is the same seen from any of its members', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const id = persona(fund, 'asegurado');
    const own = names(await who.call(pacientes.grupoFamiliar, { params: { idPersona: id } }));
    const relative = fund.db.personas.all().find((p) => own[2] === p.NombreCompleto);
    expect(own).toHaveLength(4);
    expect(names(await who.call(pacientes.grupoFamiliar, { params: { idPersona: relative?.IdPersona ?? 0 } }))).toEqual(
      own,
    );
  });
});

describe('insured persons', () => {
  test('[F-6-02] [F-7.6-01] see themselves and their family, and nobody else', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'asegurado');
    const get = (idPersona: number) => who.call(pacientes.porId, { params: { idPersona } });
    expect((await get(persona(fund, 'asegurado'))).ok).toBe(true);
    expect(await get(persona(fund, 'registrable'))).toMatchObject({ ok: false, text: 'No tiene acceso.' });
    const found = await who.call(pacientes.porNombre, { params: { term: 'a', rol: 0 } }, 'others');
    expect(names(found).length).toBeLessThanOrEqual(4);
  });

  test('[F-6-02] [F-6-03] use their own door, and the others use theirs', async () => {
    const fund = openFund();
    const params = { idPersona: persona(fund, 'asegurado') };
    const insured = await signIn(fund, 'asegurado');
    const employer = await signIn(fund, 'empresa');
    const at = (token: string, door: 'insured' | 'others') =>
      caller(fund, token, door).call(pacientes.porId, { params });
    expect((await at(insured.token, 'insured')).ok).toBe(true);
    expect(await at(insured.token, 'others')).toMatchObject({ ok: false, text: 'No tiene acceso.' });
    expect((await at(employer.token, 'others')).ok).toBe(true);
    expect(await at(employer.token, 'insured')).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  });
});
