import { expect, test } from 'vitest';
import '#app/familias.ts';
import { canal, estados } from '#contract/enumerations.ts';
import { familias } from '#engine/family/familias.ts';
import { EMPRESA } from '#engine/family/traslado.ts';
import { exigeFotografia } from '#engine/values/problems.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { buildNovedadForm } from '#support/builders.ts';

/** Every form of every family, with its key. */
const formularios = (await Promise.all(familias().map((familia) => familia.formularios()))).flatMap(
  (one) => one.formularios,
);

test('[E-2.2-13, E-2.6-06, R-2.4-14, R-2.5-07, R-4.1-15, E-9-08] each notice tells its declaration date in declared and accepted, and in no other state', () => {
  const form = buildNovedadForm({ novedad: { FechaDeclaracion: '2026-11-18', IdCanal: canal.virtual } });
  expect(formularios.length).toBeGreaterThan(10);
  for (const definition of formularios) {
    // A new notice has no state yet.
    const shown = [null, ...estados].filter((estado) =>
      definition.datosNovedad(form, estado).some(({ label, value }) => {
        if (label !== 'Fecha de declaración') return false;
        expect(value).toBe('18/11/2026');
        return true;
      }),
    );
    expect([definition.key, ...shown.toSorted()]).toEqual([definition.key, 'aceptado', 'declarado']);
  }
});

test('[E-3-08] only a transfer has a destination company', () => {
  const asking = formularios.filter((definition) => todosLosCampos(definition).some(({ path }) => path === EMPRESA));
  expect(asking.map(({ key }) => key)).toEqual(['transferencia-cotizante', 'transferencia-pasivo']);
});

test('[E-5.6-05] registration, termination and transfer need the photograph, whether or not their requirement says so', () => {
  const needing = formularios.filter((definition) => exigeFotografia(definition, undefined)).map(({ key }) => key);
  expect(needing).toEqual(
    expect.arrayContaining(['alta-cotizante', 'alta-pasante', 'alta-voluntario', 'baja-cotizante', 'baja-pasante']),
  );
  expect(needing).toEqual(expect.arrayContaining(['baja-voluntario', 'transferencia-cotizante']));
});

test('[E-7.3-03, R-7.5-02] each printed notice is a file named after its kind', () => {
  expect(familias().map(({ id, impreso }) => [id, impreso.archivo])).toEqual([
    ['alta', 'AvisoAlta.pdf'],
    ['baja', 'AvisoBaja.pdf'],
    ['transferencia', 'AvisoTransferencia.pdf'],
    ['alta-pasivo', 'AvisoAltaPasivo.pdf'],
    ['baja-pasivo', 'AvisoBajaPasivo.pdf'],
    ['transferencia-pasivo', 'AvisoTransferencia.pdf'],
  ]);
});
