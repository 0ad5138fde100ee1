import '#app/familias.ts';
import { expect, test } from 'vitest';
import { recordarOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import { lista as listaAlta } from '#features/novedades/alta/list.ts';
import { lista as listaBaja } from '#features/novedades/baja/list.ts';
import { lista as listaTransferencia } from '#features/novedades/transferencia/list.ts';
import { routes as ordenes } from '#features/orden-pago/routes.tsx';
import { lista as listaAltaPasivo } from '#features/pasivo/alta/list.ts';
import { lista as listaBajaPasivo } from '#features/pasivo/baja/list.ts';
import { lista as listaTransferenciaPasivo } from '#features/pasivo/transferencia/list.ts';
import { browser } from '#lib/storage.ts';
import { buildFilaNovedad } from '#support/builders.ts';

test('[F-9-15] [E-3-10] [R-2.6-08] [R-2.2-06] [R-2.3-02] [R-2.4-03] [R-2.5-04] [R-2.7-01] the local storage holds the open notice, its person and types, and the open order', () => {
  const row = buildFilaNovedad({ IdPersonaNovedad: 41, IdPersona: 7, IdTipoNovedad: 2, IdTipoNovedadPadre: 1 });
  aperturaDeFila('aviso-alta-editar', row).remember();
  recordarOrden({ IdOrdenPago: 5, IdEmpresa: 9 });
  const keys = ['IdPersonaNovedad', 'IdTipoNovedadPadre', 'id_persona', 'id_tipo_novedad', 'id_orden_pago_ex'];
  expect(keys.map((key) => browser.read(key))).toEqual(['41', '1', '7', '2', '{"IdEmpresa":9,"IdOrdenPago":5}']);
  const pasivo = buildFilaNovedad({ IdPersonaNovedad: 43, IdPersona: 8, IdTipoNovedad: 26, IdTipoNovedadPadre: 26 });
  aperturaDeFila('aviso-transferencia-pasivo-editar', pasivo).remember();
  expect(keys.slice(0, 4).map((key) => browser.read(key))).toEqual(['43', '26', '8', '26']);
  // A retiree's registration is of the type under the closed parent, which has no form.
  const alta = buildFilaNovedad({ IdPersonaNovedad: 44, IdPersona: 8, IdTipoNovedad: 23, IdTipoNovedadPadre: 20 });
  aperturaDeFila('aviso-alta-pasivo-editar', alta).remember();
  expect(keys.slice(0, 4).map((key) => browser.read(key))).toEqual(['44', '23', '8', '23']);
});

test('[F-9-15] [E-2-08] [E-2-07] [R-2.2-06] [R-2.5-04] [R-2.6-07] the lists keep their filter under the keys of the specification', () => {
  expect([listaAlta, listaBaja, listaAltaPasivo, listaBajaPasivo].map(({ storageKey }) => storageKey)).toEqual(
    Array(4).fill('filtro-busqueda'),
  );
  expect([listaTransferencia, listaTransferenciaPasivo].map(({ storageKey }) => storageKey)).toEqual(
    Array(2).fill('filtro-busqueda-admin-tranferencia'),
  );
  const [lista] = ordenes.filter(({ handle }) => handle.name === 'orden-pago-admin-ex');
  expect(lista?.storedFilter?.key).toBe('filtro-busqueda-orden-pago-ex');
});
