import { expect, test } from 'vitest';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion, afiliacionCambios, recienNacidos } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { childOf, denied, insertar, paciente, people, stored } from './afiliaciones.ts';
import { banco, type Caller, enter, pair, persona, signIn } from './fund.ts';
import { searched } from './nacidos.ts';

/** Writes a commitment: the shortest notice that the employer of a family and the staff may write. */
const commit = (who: Caller, IdPersona: number) =>
  who.call(afiliacionCambios.compromisoAfiliacion, { body: { IdPersona, FechaCompromiso: TODAY } });

/** Gives a person a work at the bank in La Paz, by an example who works there. */
function hire({ db }: Sandbox, IdPersona: number, parts: object = {}) {
  const [work] = db.relaciones.all().filter((r) => r.IdEmpresa === banco && r.IdRegional === 1 && r.FechaBaja === '');
  if (!work) throw new Error('nobody works at the bank');
  return db.relaciones.put({ ...work, IdPersona, IdPersonaEmpresa: 399_000 + db.relaciones.size, ...parts });
}

test('an employer writes about who works in the company and regional now, and about the families', async () => {
  const { fund, empresa } = await people();
  const works = persona(fund, 'registrable');
  hire(fund, works);
  const [, child] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente);
  for (const id of [persona(fund, 'activo'), works, child?.IdPersona ?? 0])
    expect(await commit(empresa, id)).toMatchObject({ ok: true });
  const elsewhere = fund.db.relaciones.all().find((r) => r.IdEmpresa === banco && r.IdRegional === 3);
  for (const id of [persona(fund, 'reingreso'), elsewhere?.IdPersona ?? 0, persona(fund, 'registrableSinDatos')])
    expect(await commit(empresa, id)).toMatchObject(denied);
});

test('one work that ended does not hide another one that goes on', async () => {
  const { fund, empresa, caja } = await people();
  const id = persona(fund, 'registrable');
  hire(fund, id, { IdEmpresa: 503, FechaBaja: '2025-12-31' });
  hire(fund, id);
  expect(await commit(empresa, id)).toMatchObject({ ok: true });
  const notice = fund.db.afiliaciones.get(pair(await commit(caja, id)).idPersonaNovedad);
  expect(notice).toMatchObject({ IdEmpresa: banco, IdRegional: 1 });
});

test.each<[string, Ejemplo, number]>([
  ['who works, of her company', 'activoEnOtra', 502],
  ['a retiree, of the company that insures her', 'pasivoVejez', banco],
  ['somebody who left, of the company that insured her', 'reingreso', banco],
  ['somebody who never worked, of none', 'registrable', 0],
])('what the staff write is about %s', async (_, who, IdEmpresa) => {
  const { fund, caja } = await people();
  const { idPersonaNovedad } = pair(await commit(caja, persona(fund, who)));
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({ IdEmpresa, IdRegional: 1 });
});

test('what the staff or an insured person write about a dependant is of the holder’s company', async () => {
  const { fund, caja, insured } = await people();
  const child = await insertar(caja, childOf(fund, 'activoEnOtra'));
  expect(stored(fund, child).notice).toMatchObject({ IdEmpresa: 502, IdRegional: 1 });
  const [, other] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente);
  const { idPersonaNovedad } = pair(await commit(caja, other?.IdPersona ?? 0));
  expect(fund.db.afiliaciones.get(idPersonaNovedad)).toMatchObject({ IdEmpresa: banco });
  const own = await insertar(insured, childOf(fund, 'asegurado', { persona: { NumeroDocumento: '15500002' } }));
  expect(stored(fund, own).notice).toMatchObject({ IdEmpresa: banco, IdRegional: 1 });
});

test('an employer’s notice is of the company that writes it, even if the family’s holder has a second work', async () => {
  const { fund } = await people();
  const varias = await signIn(fund, 'varias', { IdRegional: 1, concod: '00207', numpat: '01-912-00207' });
  const id = persona(fund, 'activo');
  hire(fund, id, { IdEmpresa: 502 });
  const notice = fund.db.afiliaciones.get(pair(await commit(varias, id)).idPersonaNovedad);
  expect(notice).toMatchObject({ IdEmpresa: 502, IdRegional: 1 });
});

test('an employer who has chosen no company writes about nobody, not even about a work of no company', async () => {
  const { fund } = await people();
  const id = persona(fund, 'registrable');
  hire(fund, id, { IdEmpresa: 0, IdRegional: 0 });
  const user = fund.db.usuarios.by('usuario', 'empresa')[0];
  expect(user?.tipo).toBe('EXTERNO_EMPRESAS');
  expect(await commit(await enter(fund, 'empresa'), id)).toMatchObject(denied);
});

test('an employer does not see a notice it wrote when it has chosen another regional', async () => {
  const { fund } = await people();
  const at = (IdRegional: number) =>
    signIn(fund, 'varias', { IdRegional, concod: '00123', numpat: `0${IdRegional}-911-00123` });
  const { idPersona, idPersonaNovedad } = pair(await commit(await at(1), persona(fund, 'activo')));
  const params = { idPersona, idPersonaNovedad, idTipoNovedad: tipo.COMPROMISO_AFILIACION, idEmpresa: banco };
  expect(await (await at(1)).call(afiliacion.obtener, { params })).toMatchObject({ ok: true });
  expect(await (await at(2)).call(afiliacion.obtener, { params })).toMatchObject(denied);
});

test('a program that calls the services gets no list, not even an empty one', async () => {
  const { fund } = await people();
  const user = fund.db.usuarios.by('usuario', 'obligado')[0];
  if (!user) throw new Error('no user');
  fund.db.usuarios.put({ ...user, tipo: 'SERVICIOS_API' });
  const program = await signIn(fund, 'obligado');
  const filter = { FechaDesde: '2026-01-01', FechaHasta: TODAY, TipoNovedad: 0, IdEmpresa: 0, IdEstadoProceso: 0 };
  expect(await program.call(afiliacion.lista, { body: filter })).toMatchObject(denied);
  const params = { idPersona: 0, fechaDesde: '0', fechaHasta: '0' };
  expect(await program.call(recienNacidos.lista, { params })).toMatchObject(denied);
});

test('births are searched by any value written "0" or "_", with spaces around, and by whole days alone', async () => {
  const { fund, caja } = await people();
  const ask = (parts: object = {}) => searched(caja, parts);
  const all = (await ask()).Datos;
  expect(all).toHaveLength(fund.db.nacimientos.by('regional', 1).length);
  const written = { fechaDesde: '_', fechaHasta: '_', documentoMadre: '0', nombreMadre: '0', historiaClinica: '0' };
  expect((await ask(written)).Datos).toEqual(all);
  expect((await ask({ documentoMadre: ' 4777001 ' })).Datos).toMatchObject([{ DocumentoMadre: '4777001' }]);
  for (const day of ['2026-11-01x', 'x2026-11-01', '2026-11-1', '1/11/2026'])
    expect(await ask({ fechaDesde: day }), day).toMatchObject({
      status: 400,
      text: expect.stringContaining('fechaDesde'),
    });
});
