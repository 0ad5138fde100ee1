import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requisitoFotografia, tipoAsegurado } from '#contract/enumerations.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { ejemplo, recordCalls } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { dejarArchivo } from '../novedades/formulario.ts';
import { elegirPara, familias, trasladarASacaba } from './retirado.ts';

/** The insured person of the examples and her family, as a retiree. */
async function retirada() {
  const quien = await ejemplo('asegurado');
  const { db, persona } = quien;
  for (const member of familiaDe(db, persona.IdPersona)) {
    const place = { IdEmpresa: 501, IdDepartamento: 1, IdTipoAsegurado: tipoAsegurado.pasivo };
    db.pacientes.put({ ...member, ...place });
  }
  await signInAs('asegurado');
  return quien;
}

test('[F-3.10-04, F-3.10-02, F-3.10-03, F-6-06, F-7.8-01, R-1-01, R-6-05, R-4.3-02, R-5.4-07, F-6-02, R-1-07, decision 59] an insured person registers her own transfer, and leaves its declaration to the company', async () => {
  const { persona, documento, nombre, novedad } = await retirada();
  await dejarArchivo(persona.IdPersona, requisitoFotografia, familias.transferencia.tipo);
  const pagina = await elegirPara('transferencia', documento);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await pagina.pestana('Datos Personales');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Reemplazar/ })).toBeVisible());
  await pagina.pestana(familias.transferencia.pestana);
  const tracked = recordCalls('/AsegSeguimiento/SeguimientoRegistra');
  const sent = await trasladarASacaba(pagina, nombre);
  expect(sent).toMatchObject([{ SegurosPersonasNovedad: { IdPersona: persona.IdPersona, IdEmpresa: 501 } }]);
  // She may not change states.
  expect(await pagina.estado('Registrado')).toEqual([]);
  const { IdPersonaNovedad: IdTabla } = novedad();
  const entrada = { IdTabla, Tabla: 'seguros_personas_novedad', Mensaje: 'Sin estado -> Registrado', Correos: [] };
  await waitFor(() => expect(tracked).toMatchObject([{ ...entrada, TipoSeguimiento: 1 }]));
  expect(screen.getByText(/Su empresa lo declara/)).toBeVisible();
  for (const name of ['Nuevo', 'Editar', 'Eliminar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
  await pagina.user.click(pagina.boton('Salir'));
  const row = await screen.findByRole('row', { name: new RegExp(nombre) });
  expect(within(row).getByRole('link', { name: `Editar aviso de ${nombre}` })).toBeVisible();
});
