import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { estadoConSemilla, type Semilla, semillaEn } from '#engine/values/semilla.ts';
import { ejemplo, leido } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { EDITAR, elegirPersona, formulario } from './formulario.ts';

const FECHA = 'SegurosPersonasNovedad.FechaNovedad';
const TIPO = 'SegurosPersonasNovedad.IdTipoNovedad';

/** A new notice of somebody, reached by a navigation with a seed. */
async function sembrada(semilla: Semilla) {
  const { documento } = await ejemplo('registrable');
  await signInAs('empresa');
  const pagina = await formulario('/seguros/aviso-alta-admin');
  await pagina.router.navigate(`${EDITAR}?novedad=0&tipo=1`, { state: estadoConSemilla(semilla) });
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  await elegirPersona(pagina, documento);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await leido();
  return pagina;
}

describe('values that a new form starts with', () => {
  test('[E-2.2-09, F-9-07, R-9-01, H7] type, date, amount, job and place are filled in; the person is the chosen one', async () => {
    const { campo } = await sembrada({
      [TIPO]: 4,
      [FECHA]: '2026-11-18',
      'SegurosPersonasNovedad.HaberMensual': 4850,
      'SegurosPersonasNovedad.Cargo': 'CAJERA',
      'SegurosPersonasNovedad.IdUbicacion': 102,
      'BasePersonas.Zona': 'OTRA ZONA',
    });
    expect(screen.getByLabelText(/^Tipo alta/, { selector: '[role=combobox]' })).toHaveValue('FUSIÓN DE EMPRESA');
    expect(campo(/^Fecha de ingreso/)).toHaveValue('18/11/2026');
    expect(campo(/^Haber mensual/)).toHaveValue('4,850.00');
    expect(campo(/^Cargo/)).toHaveValue('CAJERA');
    expect(screen.getByLabelText(/^Ubicación empresa/, { selector: '[role=combobox]' })).toHaveValue(
      'EL ALTO · LA PAZ',
    );
    expect(campo(/^Zona/)).not.toHaveValue('OTRA ZONA');
  });

  test('[E-2.2-19, E-2.5-06, H7] a date out of the period and a type that this person cannot have are left out', async () => {
    // Nobody re-enters who never entered (decision 37); October is not the period.
    const { campo } = await sembrada({ [TIPO]: 3, [FECHA]: '2026-10-31' });
    expect(screen.getByLabelText(/^Tipo alta/, { selector: '[role=combobox]' })).toHaveValue('INGRESO A LA EMPRESA');
    expect(campo(/^Fecha de ingreso/)).toHaveValue('');
  });

  test.each([undefined, null, { desde: 'x' }, { semilla: [{}] }, { semilla: { a: { b: 1 } } }])(
    '[H7] any other state of the navigation is no seed: %j',
    (state) => expect(semillaEn(state)).toEqual({}),
  );
});
