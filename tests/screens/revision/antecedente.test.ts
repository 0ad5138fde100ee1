import '#app/familias.ts';
import { expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { antecedenteDe } from '#engine/review/antecedente.ts';
import { recordPaths } from '../parametros/lista.ts';
import { avisoDeclarado } from './avisoDePrueba.ts';

/** A declared notice of a person who has this accepted one too, or no other. */
async function avisoTras(otro: { readonly IdTipoNovedad: number; readonly IdEstadoProceso: number } | null) {
  const aviso = await avisoDeclarado();
  const { db, novedad, persona } = aviso;
  for (const one of db.novedades.by('persona', persona.IdPersona))
    if (one.IdPersonaNovedad !== novedad().IdPersonaNovedad) db.novedades.remove(one.IdPersonaNovedad);
  if (otro)
    db.novedades.put({
      ...{ ...novedad(), ...otro, IdPersonaNovedad: 990_001, IdEmpresa: 502 },
      ...{ FechaNovedad: '2020-01-02', Cargo: 'APRENDIZ' },
    });
  return aviso;
}
type Aviso = Awaited<ReturnType<typeof avisoDeclarado>>;
/** Gives the person a record in the fund: out of force, with these values. */
function conRegistro({ db, persona }: Pick<Aviso, 'db' | 'persona'>, change: object) {
  const [any] = db.pacientes.all();
  if (!any) throw new Error('The seed has no record');
  const own = { ...any, IdPaciente: 990_002, IdPersona: persona.IdPersona, IdPacientePadre: 0 };
  db.pacientes.put({ ...own, EstadoVigencia: 'NO VIGENTE', ...change });
}
const leer = (loaded: Parameters<typeof antecedenteDe>[0]) =>
  antecedenteDe(loaded).queryFn({ signal: new AbortController().signal });

test('[R-7.10-06] [F-7.3-01] [D5] the last accepted notice of the same kind: its facts are the same facts', async () => {
  const { db, loaded } = await avisoTras({
    IdTipoNovedad: tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
    IdEstadoProceso: 3,
  });
  const { antecedente, empresa } = await leer(loaded);
  expect(antecedente).toMatchObject({
    ...{ de: 'aceptado', mismoTipo: true, novedad: 'INGRESO A LA EMPRESA', fecha: '02/01/2020' },
    form: { SegurosPersonasNovedad: { IdPersonaNovedad: 990_001, Cargo: 'APRENDIZ' } },
  });
  expect(empresa).toEqual({ antes: db.empresas.get(502)?.RazonSocial, ahora: 'Banco Altiplano S.A.' });
});

test('[R-7.10-06] [D5] the employer of the notice is its own, also where a later notice stands before it', async () => {
  const { db, loaded } = await avisoTras({
    IdTipoNovedad: tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
    IdEstadoProceso: 3,
  });
  const later = db.novedades.get(990_001);
  if (!later) throw new Error('The other notice is gone');
  db.novedades.put({ ...later, FechaNovedad: '2026-12-01' });
  expect((await leer(loaded)).empresa).toEqual({
    ...{ antes: db.empresas.get(502)?.RazonSocial, ahora: 'Banco Altiplano S.A.' },
  });
});

test('[R-7.10-06] [D5] one of another kind has other facts of its own', async () => {
  const { loaded } = await avisoTras({ IdTipoNovedad: tipoNovedad.BAJA_COTIZANTE, IdEstadoProceso: 17 });
  expect((await leer(loaded)).antecedente).toMatchObject({ de: 'aceptado', mismoTipo: false, fecha: '02/01/2020' });
});

test.each([
  ['since they entered the company', { FechaIngreso: '2019-05-06', FechaAfiliacion: '' }],
  ['since the fund took them', { FechaIngreso: '', FechaAfiliacion: '2018-03-04' }],
])(
  '[F-7.3-01] [D5] without an accepted one the fund’s record of who was insured %s, with its employer',
  async (_, fechas) => {
    const { db, persona, loaded } = await avisoTras(null);
    conRegistro({ db, persona }, { ...fechas, IdEmpresa: 502 });
    const { antecedente, empresa } = await leer(loaded);
    expect(antecedente).toMatchObject({
      ...{ de: 'ficha', mismoTipo: false, novedad: '', fecha: '' },
      form: {
        SegurosPersonasNovedad: loaded.form.SegurosPersonasNovedad,
        SegurosPacientes: { IdPaciente: 990_002, IdEmpresa: 502 },
      },
    });
    expect(empresa.antes).toBe(db.empresas.get(502)?.RazonSocial);
  },
);

test('[D5] an employer nobody knows is not asked for', async () => {
  const { db, persona, loaded } = await avisoTras(null);
  conRegistro({ db, persona }, { FechaIngreso: '2019-05-06', IdEmpresa: 0 });
  const asked = recordPaths('Empresas/ObtieneXId');
  expect(await leer(loaded)).toMatchObject({ antecedente: { de: 'ficha' }, empresa: { antes: '' } });
  expect(asked).toEqual([]);
});

test.each([
  { FechaIngreso: '', FechaAfiliacion: '1900-01-01' },
  { FechaIngreso: '1900-01-01', FechaAfiliacion: '' },
])('[F-5.5-03] [E-9-06] [R-9-09] [D5] who was never insured is compared with nothing: %o', async (fechas) => {
  const { db, persona, loaded } = await avisoTras(null);
  conRegistro({ db, persona }, { ...fechas, IdEmpresa: 502 });
  expect(await leer(loaded)).toEqual({ antecedente: null, empresa: { antes: '', ahora: 'Banco Altiplano S.A.' } });
});
