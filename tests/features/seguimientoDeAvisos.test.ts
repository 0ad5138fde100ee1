import { beforeEach, describe, expect, test } from 'vitest';
import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import { type Estado, tipoNovedad, tipoUsuario } from '#contract/enumerations.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { familias } from '#engine/family/familias.ts';
import { declararAviso } from '#engine/notice/declararAviso.ts';
import { anotarRegistro, insertar, modificar } from '#engine/notice/operations.ts';
import { camposCambiados } from '#engine/values/changes.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { contesta, rechazo } from '../blocks/servicio.ts';
import { sessionAs } from '../client/support.ts';
import '#app/familias.ts';

const formas = (await Promise.all(familias().map(({ formularios }) => formularios()))).flatMap(
  ({ formularios }) => formularios,
);
const todas = formas.map((definition) => [definition.key, definition] as const);

/** The termination of a retiree has words of its own (spec R 4.2). */
const esBajaPasivo = ({ idTipoPadre }: NovedadDefinition) => idTipoPadre === tipoNovedad.BAJA_PASIVO;
const paso = (definition: NovedadDefinition, de: string, a: string) =>
  esBajaPasivo(definition) ? `${de} → ${a}` : `${de} -> ${a}`;

/** An entry as it is sent: a message of the notice. */
const entrada = (Asunto: string, Mensaje: string) => ({
  ...{ IdTabla: 41, Tabla: 'seguros_personas_novedad', Correos: [], TipoSeguimiento: 1 },
  ...{ Asunto, Mensaje },
});

const medio = (definition: NovedadDefinition) => ({ escribir: escribirSinPreguntar, definition, trato: {} });
const seguido = () => contesta('/SeguimientoRegistra', () => 1);

test('there are all of them', () => {
  expect(formas.length).toBeGreaterThan(11);
});

/** The tracking is the same whoever works. */
const deCadaUsuario = (['EXTERNO_EMPRESAS', 'INTERNO', 'ASEGURADOS'] as const).flatMap((tipo) =>
  todas.map(([key, definition]) => [key, tipo, definition] as const),
);

describe.each(deCadaUsuario)('the tracking of %s by %s', (_key, tipo, definition) => {
  beforeEach(() => {
    sessionAs(tipoUsuario[tipo]);
  });
  const estados = ['registrado', 'observado', 'pagado', 'declarado'].map((Nombre, at) => ({
    IdEstadoProceso: 100 + at,
    Nombre: Nombre.toUpperCase(),
  }));
  const novedad = { IdPersonaNovedad: 41, IdTipoNovedad: definition.idTipoPadre };

  test('[E-4-02] [R-4.1-11] [R-4.2-02] [F-3.10-03] [F-3.10-04] [E-3-12] says that it was registered', async () => {
    const sent = seguido();
    expect(await anotarRegistro(definition, { idPersona: 501, idPersonaNovedad: 41 })).toBe(true);
    const sinEstado = esBajaPasivo(definition) ? 'Ninguno' : 'Sin estado';
    expect(sent).toEqual([entrada('Registro de novedad', paso(definition, sinEstado, 'Registrado'))]);
  });

  test.each([
    ['is done writes it once', 1],
    ['is refused writes nothing', 0],
  ])('[E-4-02] [R-4.1-11] [R-4.2-02] a first save that %s', async (_, times) => {
    const ids = definition.key.startsWith('alta-') ? '501|41' : 41;
    contesta(definition.endpoints.insertar.path, () => (times ? ids : rechazo('No se pudo.')));
    const sent = seguido();
    const form = buildNovedadForm({ novedad: { ...novedad, IdPersonaNovedad: 0 } });
    const saved = await insertar(medio(definition), form);
    expect(saved).toEqual(times ? { idPersona: 501, idPersonaNovedad: 41 } : null);
    expect(sent).toHaveLength(times);
    for (const body of sent) expect(body).toMatchObject({ IdTabla: 41, Asunto: 'Registro de novedad' });
  });

  test.each<[Estado, string]>([
    ['registrado', 'Registrado'],
    ['observado', 'Observado'],
    ['pagado', 'Pagado'],
  ])(
    '[E-4-19] [R-4.1-11] [R-4.2-07] [F-3.10-03] [F-3.10-04] [E-3-12] says that it was declared, from %s',
    async (desde, nombre) => {
      contesta('/ListarEstadosProcesoPorTipoNovedadVM/*', () => estados);
      contesta('/ModificarEstado', () => true);
      const sent = seguido();
      const fin = await declararAviso(medio(definition), { id: 41, desde, pagado: true });
      expect(fin).toEqual({ tipo: 'declarado', seguimiento: true });
      const asunto = esBajaPasivo(definition) ? 'Registro baja pasivo declarado' : 'Registro declarado';
      expect(sent).toEqual([entrada(asunto, paso(definition, nombre, 'Declarado'))]);
    },
  );

  const cambios: readonly Cambio[] = [
    { campo: 'Cargo', valorAnterior: 'CAJERO', valorNuevo: 'JEFE' },
    { campo: 'Zona', valorAnterior: '', valorNuevo: 'SOPOCACHI' },
  ];
  const lista =
    '<ul><li><b>Cargo:</b> <small>CAJERO</small> -&gt; JEFE</li>' +
    '<li><b>Zona:</b> <small>(vacío)</small> -&gt; SOPOCACHI</li></ul>';
  const vuelta = `<p>${paso(definition, 'Observado', 'Registrado')}</p>`;

  test.each<[Estado, string, readonly Cambio[], readonly string[]]>([
    ['registrado', 'with its changes', cambios, [lista]],
    ['registrado', 'and nothing changed', [], []],
    ['observado', 'with its changes', cambios, [`${vuelta}${lista}`]],
    ['observado', 'and nothing changed', [], [vuelta]],
  ])(
    '[E-3-13] [E-4-08] [R-3.2-01] [R-4.1-12] [R-4.2-14] [E-3-12] [F-3.10-03] [F-3.10-04] says that it was edited in %s, %s',
    async (estado, _, changes, mensajes) => {
      contesta(definition.endpoints.modificar.path, () => 41);
      const sent = seguido();
      const form = buildNovedadForm({ novedad });
      const before = { idTipoPadre: definition.idTipoPadre, form, estado, estadoNombre: '', sinHistorico: false };
      const edicion = { before, sent: form, cambios: changes, archivos: [] };
      expect(await modificar(medio(definition), edicion)).toBe(true);
      expect(sent).toEqual(mensajes.map((mensaje) => entrada('Registro actualizado', mensaje)));
    },
  );

  test('[E-3-13] [R-4.1-12] [R-3.2-01] names each of its fields that changes, by its label, and no other', () => {
    const values = aFormulario(definition, buildNovedadForm({ novedad }));
    for (const { path, label } of todosLosCampos(definition)) {
      const [grupo = '', name = ''] = path.split('.');
      const group = grupo as keyof typeof values;
      const after = { ...values, [group]: { ...values[group], [name]: 'OTRO' } };
      const write = (_field: unknown, value: unknown) => `«${value ?? ''}»`;
      const valorAnterior = `«${values[group][name] ?? ''}»`;
      expect(camposCambiados(todosLosCampos(definition), values, after, write)).toEqual([
        { campo: label, valorAnterior, valorNuevo: '«OTRO»' },
      ]);
    }
  });
});
