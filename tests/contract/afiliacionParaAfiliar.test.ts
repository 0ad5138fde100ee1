import { expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion, afiliacionCambios } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { TODAY } from '#support/clock.ts';
import { childOf, idsOf, insertar, people } from './afiliaciones.ts';
import { banco, type Caller, persona } from './fund.ts';

const waiting = (who: Caller, parts: Record<string, unknown> = {}) =>
  who.call(afiliacion.pasivosParaAfiliar, { body: parts });
const exams = (who: Caller, parts: Record<string, unknown> = {}) =>
  who.call(afiliacion.preocupacionalesParaAfiliar, { body: parts });

/** Three accepted registrations of retirees of La Paz, the oldest first; the last two are of one day. */
function retirees({ db }: Sandbox) {
  const model = db.novedades.all().find((n) => n.IdTipoNovedad === tipoNovedad.ALTA_PASIVO_POR_JUBILACION);
  const people = db.personas.all().filter((p) => db.novedades.by('persona', p.IdPersona).length === 0);
  for (const n of db.novedades.all())
    if (n.IdTipoNovedad >= 20 && n.IdTipoNovedad <= 24) db.novedades.remove(n.IdPersonaNovedad);
  if (!model) throw new Error('no registration');
  const IdEstadoProceso = idDeEstado(model.IdTipoNovedad, 'aceptado');
  return ['2026-03-01', '2026-05-02', '2026-05-02'].map((FechaNovedad, at) => {
    const { IdPersona = 0 } = people[at + 20] ?? {};
    const place = { IdEmpresa: banco + at, IdRegional: 1 };
    return db.novedades.put({
      ...model,
      ...place,
      IdPersonaNovedad: 990_001 + at,
      IdPersona,
      FechaNovedad,
      IdEstadoProceso,
    });
  });
}

test('retirees wait newest first, with person, numbers and company, only if their registration is accepted and of the regional', async () => {
  const { fund, caja } = await people();
  const [old, one, two] = retirees(fund);
  if (!old || !one || !two) throw new Error('no retirees');
  expect(idsOf(await waiting(caja))).toEqual([two, one, old].map((n) => n.IdPersonaNovedad));
  const person = fund.db.personas.get(two.IdPersona);
  const [record] = fund.db.pacientes.by('persona', two.IdPersona);
  expect((await waiting(caja, { IdPersona: two.IdPersona })).Datos).toEqual([
    {
      IdPersona: two.IdPersona,
      NombreCompleto: person?.NombreCompleto,
      IdTipoDocumento: person?.IdTipoDocumento,
      NumeroDocumento: person?.NumeroDocumento,
      ComplementoDocumento: person?.ComplementoDocumento,
      FechaNacimiento: person?.FechaNacimiento,
      HistoriaClinica: record?.HistoriaClinica ?? '',
      MatriculaTitular: record?.MatriculaTitular ?? '',
      MatriculaBeneficiario: record?.MatriculaBeneficiario ?? '',
      IdPersonaNovedad: two.IdPersonaNovedad,
      IdTipoNovedad: two.IdTipoNovedad,
      Novedad: fund.db.tiposNovedad.get(two.IdTipoNovedad)?.Novedad,
      FechaNovedad: '02/05/2026',
      IdEmpresa: two.IdEmpresa,
      Empresa: fund.db.empresas.get(two.IdEmpresa)?.RazonSocial,
      IdRegional: 1,
    },
  ]);
  fund.db.novedades.put({ ...two, IdEstadoProceso: idDeEstado(two.IdTipoNovedad, 'declarado') });
  fund.db.novedades.put({ ...one, IdRegional: 2 });
  expect(idsOf(await waiting(caja))).toEqual([old.IdPersonaNovedad]);
});

test('a registration of an unknown company is told without its name; one whose person is gone, not at all', async () => {
  const { fund, caja } = await people();
  const [old, one, two] = retirees(fund);
  if (!old || !one || !two) throw new Error('no retirees');
  fund.db.novedades.put({ ...two, IdEmpresa: 999 });
  fund.db.personas.remove(one.IdPersona);
  expect((await waiting(caja)).Datos).toMatchObject([
    { IdPersonaNovedad: two.IdPersonaNovedad, IdEmpresa: 999, Empresa: '' },
    { IdPersonaNovedad: old.IdPersonaNovedad },
  ]);
});

test('a retiree stops waiting with her own affiliation, not with a commitment', async () => {
  const { fund, caja } = await people();
  const [old] = retirees(fund);
  const IdPersona = old?.IdPersona ?? 0;
  const body = { IdPersona, FechaCompromiso: TODAY };
  expect((await caja.call(afiliacionCambios.compromisoAfiliacion, { body })).ok).toBe(true);
  expect(idsOf(await waiting(caja, { IdPersona }))).toEqual([old?.IdPersonaNovedad]);
  const novedad = { IdTipoNovedad: tipo.AFILIACION_PASIVO };
  expect((await insertar(caja, childOf(fund, 'activo', { persona: { IdPersona }, novedad }))).ok).toBe(true);
  expect((await waiting(caja, { IdPersona })).Datos).toEqual([]);
});

test('those who wait are found by the beginning of a number and by words of the name, and every part of the filter counts', async () => {
  const { fund, caja } = await people();
  const [old, one, two] = retirees(fund);
  if (!old || !one || !two) throw new Error('no retirees');
  const person = fund.db.personas.get(one.IdPersona);
  const [record] = fund.db.pacientes.by('persona', one.IdPersona);
  if (!person || !record) throw new Error('no retiree');
  const named = {
    ApellidoPaterno: 'PEÑA',
    ApellidoMaterno: 'LÓPEZ',
    Nombres: 'INÉS',
    NombreCompleto: 'PEÑA LÓPEZ INÉS',
  };
  fund.db.personas.put({ ...person, ...named, NumeroDocumento: '77001122', ComplementoDocumento: '' });
  const numbers = { HistoriaClinica: '987654', MatriculaTitular: '505112PLI' };
  fund.db.pacientes.put({ ...record, ...numbers });
  const mine = [one.IdPersonaNovedad];
  for (const parts of [
    { Nombre: ' ines   pena ' },
    { DocumentoIdentidad: ' 7700 ' },
    { HistoriaClinica: ' 9876 ' },
    { Matricula: ' 505112pl ' },
    { IdPersona: one.IdPersona },
    { IdEmpresa: one.IdEmpresa },
    { IdDepartamento: 1, IdEmpresa: one.IdEmpresa },
  ])
    expect(idsOf(await waiting(caja, parts)), JSON.stringify(parts)).toEqual(mine);
  for (const parts of [
    { Nombre: 'ines nadie' },
    { Nombre: 'sen' },
    { DocumentoIdentidad: '1122' },
    { HistoriaClinica: '7654' },
    { Matricula: '12PLI' },
    { IdPersona: one.IdPersona, IdEmpresa: two.IdEmpresa },
  ])
    expect((await waiting(caja, parts)).Datos, JSON.stringify(parts)).toEqual([]);
});

test('entry exams wait once they are concluded; an insured person’s own, of one regional if she asks for it', async () => {
  const { fund, empresa, insured } = await people();
  const exam = fund.db.novedades
    .by('persona', persona(fund, 'examenVigente'))
    .find((n) => n.IdTipoNovedad === tipoNovedad.OCUPACIONAL_PRE_OCUPACIONAL);
  if (!exam) throw new Error('no exam');
  const ids = idsOf(await exams(empresa));
  expect(ids).toContain(exam.IdPersonaNovedad);
  const states = ids.map((id) => fund.db.novedades.get(id));
  expect(new Set(states.map((n) => [n?.IdTipoNovedad, n?.IdEstadoProceso].join()))).toEqual(
    new Set([[tipoNovedad.OCUPACIONAL_PRE_OCUPACIONAL, exam.IdEstadoProceso].join()]),
  );
  fund.db.novedades.put({ ...exam, IdTipoNovedad: tipoNovedad.OCUPACIONAL_POST_OCUPACIONAL });
  expect(idsOf(await exams(empresa))).toEqual(ids.filter((id) => id !== exam.IdPersonaNovedad));
  const mine = { ...exam, IdPersona: persona(fund, 'asegurado'), IdRegional: 2 };
  fund.db.novedades.put(mine);
  expect(idsOf(await exams(insured))).toEqual([mine.IdPersonaNovedad]);
  expect((await exams(insured, { IdDepartamento: 1 })).Datos).toEqual([]);
});
