import { expect, test } from 'vitest';
import '#app/familias.ts';
import { pattern } from '#contract/endpoint.ts';
import { canal, estados, tipoNovedad } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { familias } from '#engine/family/familias.ts';
import { EMPRESA } from '#engine/family/traslado.ts';
import { exigeFotografia } from '#engine/values/problems.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { buildNovedadForm } from '#support/builders.ts';

/** Every form of every family, with its key. */
const formularios = (await Promise.all(familias().map((familia) => familia.formularios()))).flatMap(
  (one) => one.formularios,
);

test('[E-2.2-13, E-2.6-06, R-2.3-16, R-2.4-14, R-2.5-07, R-4.1-15, E-9-08] each notice tells its declaration date in declared and accepted, and in no other state', () => {
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

test('[F-3.11-18, E-1-04, E-1-05, E-1-06] each form and each list is of the type that is named for it', () => {
  const nombres = Object.fromEntries(Object.entries(tipoNovedad).map(([name, id]) => [id, name]));
  expect(Object.fromEntries(formularios.map(({ key, idTipoPadre }) => [key, nombres[idTipoPadre]]))).toMatchObject({
    'alta-cotizante': 'AVISO_COTIZANTE_ALTA_COTIZANTE',
    'alta-pasante': 'NOVEDAD_PASANTE_ALTA',
    'alta-voluntario': 'NOVEDAD_VOLUNTARIADO_ALTA',
    'baja-cotizante': 'AVISO_COTIZANTE_BAJA_COTIZANTE',
    'baja-pasante': 'NOVEDAD_PASANTE_BAJA',
    'baja-voluntario': 'NOVEDAD_VOLUNTARIADO_BAJA',
    'transferencia-cotizante': 'AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE',
    'baja-pasivo': 'BAJA_PASIVO',
    'transferencia-pasivo': 'TRANSFERENCIA_PASIVO',
  });
  expect(
    Object.fromEntries(familias().map(({ id, tipos }) => [id, tipos.map((one) => nombres[one.id])])),
  ).toMatchObject({
    alta: ['AVISO_COTIZANTE_ALTA_COTIZANTE', 'NOVEDAD_PASANTE_ALTA', 'NOVEDAD_VOLUNTARIADO_ALTA'],
    baja: ['AVISO_COTIZANTE_BAJA_COTIZANTE', 'NOVEDAD_PASANTE_BAJA', 'NOVEDAD_VOLUNTARIADO_BAJA'],
    transferencia: ['AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE'],
    'baja-pasivo': ['BAJA_PASIVO'],
    'transferencia-pasivo': ['TRANSFERENCIA_PASIVO'],
  });
});

test('[E-1-04, E-1-05, E-1-06] each kind has its name where one is begun', () => {
  expect(Object.fromEntries(familias().map(({ id, tipos }) => [id, tipos.map((one) => one.nuevo)]))).toMatchObject({
    alta: ['Aviso de alta de cotizante', 'Alta de pasante', 'Alta de voluntario'],
    baja: ['Aviso de baja de cotizante', 'Baja de pasante', 'Baja de voluntario'],
    transferencia: ['Transferencia de cotizante'],
  });
});

test('[E-2.2-02, E-2.4-01, E-2.6-01] every registration and termination may go into a payment order, and no transfer', () => {
  const enOrdenes = formularios.filter(({ conOrdenPago }) => conOrdenPago).map(({ key }) => key);
  expect(enOrdenes).toEqual([
    ...['alta-cotizante', 'alta-pasante', 'alta-voluntario'],
    ...['baja-cotizante', 'baja-pasante', 'baja-voluntario'],
  ]);
});

test('[E-2.2-01] the form of each registration is headed by its name', async () => {
  expect((await deFamilia('alta')).map(({ heading }) => heading)).toEqual([
    'Registro de Alta de cotizante',
    'Registro de Alta de pasante',
    'Registro de Alta de voluntario',
  ]);
});

test('[E-7.5-01] every act on a notice is told as done, also where the services say nothing', () => {
  for (const { key, endpoints } of formularios)
    expect(
      [endpoints.insertar, endpoints.modificar, endpoints.eliminar, endpoints.aceptar].map(({ success }) => success),
      key,
    ).toEqual([
      'El registro se insertó correctamente.',
      'El registro se modificó correctamente.',
      'Registro eliminado correctamente.',
      'La novedad se aceptó correctamente.',
    ]);
  expect(personasNovedad.declarar.success).toBe('El registro se declaró correctamente.');
  expect(personasNovedad.observar.success).toBe('Se observó correctamente la novedad.');
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

test('[E-7.2-05, E-7.3-03, R-7.5-02] each printed notice is a file named after its kind', () => {
  expect(familias().map(({ id, impreso }) => [id, impreso.archivo])).toEqual([
    ['alta', 'AvisoAlta.pdf'],
    ['baja', 'AvisoBaja.pdf'],
    ['transferencia', 'AvisoTransferencia.pdf'],
    ['alta-pasivo', 'AvisoAltaPasivo.pdf'],
    ['baja-pasivo', 'AvisoBajaPasivo.pdf'],
    ['transferencia-pasivo', 'AvisoTransferencia.pdf'],
  ]);
});

async function deFamilia(id: string) {
  const familia = familias().find((one) => one.id === id);
  if (!familia) throw new Error(id);
  return (await familia.formularios()).formularios;
}

test.each([
  ['[E-7.1-01, E-7.1-02, E-7.1-03]', 'alta', 'AltaCotizante'],
  ['[E-7.2-01, E-7.2-02]', 'baja', 'BajaCotizante'],
  ['[E-7.3-01, E-7.3-02]', 'transferencia', 'TransferenciaCotizante'],
  ['[R-7.3-01]', 'alta-pasivo', 'AltaPasivo'],
  ['[R-7.4-02]', 'baja-pasivo', 'BajaPasivo'],
  ['[R-7.5-01]', 'transferencia-pasivo', 'TransferenciaPasivo'],
])('%s each form of %s is inserted, changed, deleted and accepted by %s', async (_, id, name) => {
  const todas = await deFamilia(id);
  expect(todas).not.toEqual([]);
  for (const { endpoints } of todas) {
    const { insertar, modificar, eliminar, aceptar } = endpoints;
    const calls = [insertar, modificar, eliminar, aceptar];
    expect(calls.map((one) => `${one.method} ${pattern(one, 'others')}`)).toEqual(
      ['Insertar', 'Modifica', 'Elimina', 'Acepta'].map((verb) => `POST /${name}/${verb}${name}`),
    );
  }
});

test.each([
  ['[E-2.2-02] of registrations', 'alta', 'Descartar'],
  ['[E-2.4-01] of terminations', 'baja', 'Descartar'],
  ['[E-2.6-01] of transfers', 'transferencia', 'Cancelar'],
  ['[R-2.3-05] of retirees’ registrations', 'alta-pasivo', 'Descartar'],
  ['[R-2.4-07] of retirees’ deregistrations', 'baja-pasivo', 'Cancelar'],
  ['[R-2.5-06] of retirees’ transfers', 'transferencia-pasivo', 'Cancelar'],
])('%s: what undoes an edit is called as on their screen', async (_, id, label) => {
  const labels = (await deFamilia(id)).map(({ messages }) => messages.descartar);
  expect([...new Set(labels)]).toEqual([label]);
});
