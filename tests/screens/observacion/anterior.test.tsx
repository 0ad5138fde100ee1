import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cambiosComoHtml } from '#blocks/seguimiento/seguimiento.ts';
import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido } from '#support/screens.ts';

/** A declared notice with these tracking entries, oldest first. */
async function declarado(entries: readonly (readonly [asunto: string, mensaje: string])[]) {
  const { db, novedad } = await ejemplo('declarado');
  const { IdPersonaNovedad } = novedad();
  for (const [at, [Asunto, Mensaje]] of entries.entries())
    db.seguimientos.put({
      IdSeguimiento: db.next('seguimientos'),
      Tabla: tabla.novedad,
      IdTabla: IdPersonaNovedad,
      Asunto,
      Mensaje,
      Correos: [],
      TipoSeguimiento: tipoSeguimiento.MENSAJE,
      Fecha: `2026-11-20T1${at}:00:00.000Z`,
      Usuario: 'ALGUIEN',
    });
  await mount(`/seguros/aviso-alta-editar?novedad=${IdPersonaNovedad}&tipo=1`, { as: 'personal' });
}

const cambios = (campo: string) => cambiosComoHtml([{ campo, valorAnterior: 'a', valorNuevo: 'b' }]);
const anterior = () => screen.findByRole('region', { name: /^Observación anterior/ });
const lineas = async () =>
  within(await anterior())
    .getAllByRole('listitem')
    .map((one) => one.textContent);

test('[F-3.10-05] [R-3.2-01] [D4] a notice that was declared again shows the earlier observation first, each line changed or not by the tracking', async () => {
  await declarado([
    ['Observado', 'Cargo: mal. Zona: mal.'],
    ['Registro declarado', 'Registrado -&gt; Declarado'],
    ['Observado', 'Fecha de ingreso: no coincide. CONTRATO DE TRABAJO: falta la firma. Celular: no responde.'],
    ['Registro actualizado', `<p>Observado -&gt; Registrado</p>${cambios('Fecha de ingreso')}`],
    ['Registro actualizado', cambios('CONTRATO DE TRABAJO')],
    ['Registro declarado', 'Registrado -&gt; Declarado'],
  ]);
  expect(await anterior()).toHaveAccessibleName('Observación anterior, del 20/11/2026');
  await waitFor(async () => expect(await lineas()).toHaveLength(3));
  expect(await lineas()).toEqual([
    'Fecha de ingreso: no coincidecambió',
    'CONTRATO DE TRABAJO: falta la firmacambió',
    'Celular: no respondesin cambio',
  ]);
  expect(await anterior()).toHaveTextContent(
    'Fecha de ingreso: no coincide. CONTRATO DE TRABAJO: falta la firma. Celular: no responde.',
  );
});

test('[F-3.10-05] [R-3.2-01] [D4] without points it shows the whole text, and what changed since', async () => {
  await declarado([
    ['Observado', 'El cargo &#60;no&#62; corresponde.'],
    ['Registro actualizado', cambios('Cargo')],
    ['Registro declarado', 'Registrado -&gt; Declarado'],
  ]);
  const region = await anterior();
  expect(region).toHaveTextContent('El cargo <no> corresponde.');
  expect(region).toHaveTextContent('Desde entonces cambió: Cargo.');
});

test('[D4] a notice that was never observed shows none', async () => {
  await declarado([]);
  await screen.findByRole('tab', { name: /^Revisión/ });
  await leido();
  expect(screen.queryByRole('region', { name: /^Observación anterior/ })).not.toBeInTheDocument();
});
