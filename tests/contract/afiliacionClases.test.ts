import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { personaPacienteNovedad } from '#contract/entities/afiliacion.ts';
import { tipoAsegurado, tipoNovedad } from '#contract/enumerations.ts';
import { baseAfiliacion, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { paciente, people } from './afiliaciones.ts';
import { aviso, type Caller, persona } from './fund.ts';

/** The kind of affiliation that the services answer for a person. */
async function kind(who: Caller, idPersona: number, idTipoNovedad: number) {
  const params = { idPersona, idPersonaNovedad: 0, idTipoNovedad, idEmpresa: 0 };
  return z.parse(personaPacienteNovedad, (await who.call(afiliacion.obtener, { params })).Datos).Afiliacion;
}

/** Adds notices about a person, by type, day and state. */
function notices(
  fund: Sandbox,
  IdPersona: number,
  rows: readonly (readonly [number, string, 'aceptado' | 'declarado'])[],
) {
  const model = aviso(fund, 'asegurado');
  rows.forEach(([IdTipoNovedad, FechaNovedad, estado], at) => {
    const IdEstadoProceso = idDeEstado(IdTipoNovedad, estado);
    fund.db.novedades.put({
      ...model,
      IdPersonaNovedad: 980_000 + at,
      IdPersona,
      IdTipoNovedad,
      FechaNovedad,
      IdEstadoProceso,
    });
  });
}

test.each([
  ['of a worker', tipoNovedad.COTIZANTE_REINGRESO],
  ['of a trainee', tipoNovedad.PASANTE_INGRESO_EMPRESA],
  ['of a volunteer', tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA],
])('an accepted notice of hire %s is the base of an affiliation, also among other notices', async (_, type) => {
  const { fund, caja } = await people();
  const id = persona(fund, 'activo');
  notices(fund, id, [
    [tipoNovedad.BAJA_COTIZANTE, '2026-03-01', 'aceptado'],
    [type, '2026-04-01', 'aceptado'],
  ]);
  for (const own of [tipo.AFILIACION_TITULAR, tipo.AFILIACION_HIJO])
    expect(await kind(caja, id, own)).toMatchObject({ IdBaseAfiliacion: baseAfiliacion.avisoAlta });
});

test('neither a notice of hire that is not accepted nor one of leave is a base', async () => {
  const { fund, caja } = await people();
  const id = persona(fund, 'activo');
  notices(fund, id, [
    [tipoNovedad.COTIZANTE_INGRESO_EMPRESA, '2026-03-01', 'declarado'],
    [tipoNovedad.BAJA_COTIZANTE, '2026-04-01', 'aceptado'],
    [tipoNovedad.ALTA_PASIVO_POR_JUBILACION, '2026-05-01', 'aceptado'],
  ]);
  expect(await kind(caja, id, tipo.AFILIACION_TITULAR)).toMatchObject({ IdBaseAfiliacion: 0 });
});

test('the base of a retiree is her latest accepted registration, and so is that of her family', async () => {
  const { fund, caja } = await people();
  const id = persona(fund, 'pasivoVejez');
  notices(fund, id, [
    [tipoNovedad.ALTA_PASIVO_POR_JUBILACION, '2026-03-01', 'aceptado'],
    [tipoNovedad.ALTA_PASIVO_POR_RESOLUCION, '2026-05-01', 'aceptado'],
    [tipoNovedad.ALTA_PASIVO_POR_ALGORITMO, '2026-04-01', 'aceptado'],
    [tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE, '2026-06-01', 'declarado'],
    [tipoNovedad.COTIZANTE_REINGRESO, '2026-07-01', 'aceptado'],
  ]);
  const base = { IdBaseAfiliacion: baseAfiliacion.resolucion };
  expect(await kind(caja, id, tipo.AFILIACION_PASIVO)).toMatchObject({ ...base, IdTipoAfiliado: 3 });
  expect(await kind(caja, id, tipo.AFILIACION_CONYUGE)).toMatchObject({ ...base, IdTipoAfiliado: 2 });
  const active = { ...paciente(fund, 'pasivoVejez'), IdTipoAsegurado: tipoAsegurado.activo };
  fund.db.pacientes.put(active);
  expect(await kind(caja, id, tipo.AFILIACION_CONYUGE)).toMatchObject({ IdBaseAfiliacion: baseAfiliacion.avisoAlta });
});

test('a notice whose state the fund has no more, or a registration without a way of its own, is no base', async () => {
  const { fund, caja } = await people();
  const id = persona(fund, 'pasivoVejez');
  notices(fund, id, [[tipoNovedad.ALTA_PASIVO, '2026-03-01', 'aceptado']]);
  expect(await kind(caja, id, tipo.AFILIACION_PASIVO)).toMatchObject({ IdBaseAfiliacion: 0 });
  const [notice] = fund.db.novedades.by('persona', id);
  if (!notice) throw new Error('no notice');
  const hired = { IdTipoNovedad: tipoNovedad.COTIZANTE_REINGRESO, IdEstadoProceso: 999 };
  fund.db.novedades.put({ ...notice, ...hired });
  expect(await kind(caja, id, tipo.AFILIACION_TITULAR)).toMatchObject({ IdBaseAfiliacion: 0 });
});

test('the group of a holder is by her own insurance; of who has no record, that of the workers', async () => {
  const { fund, caja } = await people();
  fund.db.pacientes.put({ ...paciente(fund, 'activo'), IdTipoAsegurado: tipoAsegurado.particular });
  const own = tipo.AFILIACION_TITULAR;
  expect(await kind(caja, persona(fund, 'activo'), own)).toMatchObject({ IdGrupoAfiliado: 3 });
  expect(await kind(caja, persona(fund, 'registrable'), own)).toMatchObject({ IdGrupoAfiliado: 1 });
});
