import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { browser, localKeys } from '#lib/storage.ts';
import { leido, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, elegirPersona, empezar, llenar, nueva } from './formulario.ts';

/** A card of the column, by its heading. */
const parte = async (name: RegExp) => within(await screen.findByRole('region', { name }));
/** The lines of the task list: what, and how it stands. */
const puntos = async () =>
  (await parte(/^(Para|Listo para) (declarar|grabar)/)).getAllByRole('listitem').map((one) => one.textContent);

const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' });

describe('what a notice still needs', () => {
  test('[E-5.3-02, E-5.3-03, E-5.3-05, E-2.2-09, E-2.2-10, E-2.2-11, E-2.2-15] [H6] is listed while it is filled in; each open point leads to its field', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    expect(await screen.findByRole('heading', { level: 2, name: 'Para declarar faltan 6' })).toBeVisible();
    await waitFor(async () =>
      expect(await puntos()).toEqual([
        'PersonaCompleta',
        ...['Fecha de ingreso', 'Haber mensual', 'Cargo', 'Ubicación empresa'].map((label) => `${label}Falta`),
        'FotografíaFalta',
        'DOCUMENTO DE IDENTIDADFalta',
        'PagoNo requiere',
      ]),
    );
    const lista = await parte(/^Para declarar/);
    await pagina.pestana('Adjuntos');
    await pagina.user.click(lista.getByRole('button', { name: 'Cargo' }));
    expect(pagina.campo(/^Cargo/)).toHaveFocus();
    await pagina.user.keyboard('cajera');
    await waitFor(async () => expect(await puntos()).not.toContain('CargoFalta'));
    expect(screen.getByRole('heading', { level: 2, name: 'Para declarar faltan 5' })).toBeVisible();
    await pagina.user.click(lista.getByRole('button', { name: 'Fotografía' }));
    expect(screen.getByRole('group', { name: /^Fotografía/ })).toHaveFocus();
  });

  test('[H6] an incomplete person is one line; a complete notice is ready', async () => {
    const pagina = await nueva('registrableSinDatos');
    await llenar(pagina);
    await waitFor(async () => expect((await puntos())[0]).toBe('PersonaFaltan 11'));
    await waitFor(async () => expect(await puntos()).toContain('Aviso de altaCompleto'));
  });
});

describe('all files in one place', () => {
  test('[E-2.2-15] [H6] several at once go to their places; what is unclear is asked, with the focus on the first answer', async () => {
    const { user } = await nueva('registrable', { archivos: false });
    const archivos = await parte(/^Archivos/);
    const button = archivos.getByRole('button', { name: 'Elegir varios archivos' });
    const input = button.closest('.drop')?.querySelector('input') as HTMLInputElement;
    await user.upload(input, [pdf('carnet.pdf')]);
    await archivos.findByText(/^carnet\.pdf · /);
    expect(await screen.findByText('Se cargó carnet.pdf.')).toHaveRole('status');
    await user.upload(input, [pdf('x.pdf')]);
    await archivos.findByText(/^x\.pdf · /);
    await user.upload(input, [pdf('tercero.pdf')]);
    const duda = within(await archivos.findByRole('group', { name: 'Qué es el archivo' }));
    expect(duda.getByText('¿A qué corresponde tercero.pdf?')).toBeVisible();
    const answer = duda.getByRole('button', { name: 'DOCUMENTO DE IDENTIDAD' });
    expect(answer).toHaveFocus();
    await user.click(answer);
    await archivos.findByText(/^tercero\.pdf · /);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent('2 de 2');
  });

  test('[R-8-09] one that does not arrive says so in its place', async () => {
    server.use(http.post('*/grabarRecursoIdTablaCero', () => new HttpResponse('', { status: 500 })));
    const { user } = await nueva('registrable', { archivos: false });
    const archivos = await parte(/^Archivos/);
    const button = archivos.getByRole('button', { name: 'Elegir varios archivos' });
    const input = button.closest('.drop')?.querySelector('input') as HTMLInputElement;
    await user.upload(input, [pdf('carnet.pdf')]);
    expect(await archivos.findByText('No se pudo grabar el archivo.')).toBeVisible();
  });

  test('[E-4-34, H6] nothing of it in a notice that is only read', async () => {
    await abrir('declarado');
    await leido();
    expect(screen.queryByRole('region', { name: /^Archivos/ })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Para declarar/ })).toBeNull();
  });
});

/** The company has these forms of 50, besides some of another type. */
function conFormularios(own: {
  readonly Novedad: string;
  readonly TotalDisponible: number;
  readonly Habilitado?: boolean;
}) {
  const row = { Regional: '', Empresa: '', Habilitado: true, IdEmpresaTipoNovedadPagado: 1, TotalAsignado: 50 };
  const Datos = [
    { ...row, TotalUsado: 50 - own.TotalDisponible, ...own },
    { ...row, IdEmpresaTipoNovedadPagado: 2, Novedad: 'ALTA DE PASANTE', TotalUsado: 1, TotalDisponible: 49 },
  ];
  const asked = recordCalls('/OrdenPagoFormularioFisico');
  server.use(http.post('*/OrdenPagoFormularioFisico', () => HttpResponse.json({ ok: true, Datos })));
  return asked;
}

describe('the payment', () => {
  test('[R-7.6-04, H11, H12, R-3.5-01] is told for the chosen type, with the balance of forms', async () => {
    const asked = conFormularios({ Novedad: 'Aviso de alta de cotizante', TotalDisponible: 37 });
    const pagina = await nueva('registrable');
    const dicho = await screen.findByText('Este aviso se declara sin orden de pago.');
    expect(dicho.closest('p')).toHaveRole('status');
    expect(await screen.findByText('37 de 50')).toBeVisible();
    // The company's older id, not IdEmpresa (decision 17).
    expect(asked).toEqual([{ CodigoEmpresa: '00123', IdRegional: 1, Novedad: '', Empresa: '' }]);
    expect(screen.getByRole('link', { name: 'Ver saldo' })).toHaveAttribute(
      'href',
      '/seguros/reporte-saldo-formulario-fisico',
    );
    await pagina.elegir('Tipo alta', 'FUSIÓN');
    expect(await screen.findByText('Este aviso se declara sin orden de pago.')).toBeVisible();
  });

  test('[R-7.6-03, E-7.4-05] [H11] that must come first is told, also in the task list', async () => {
    server.use(
      http.post('*/OrdenPagoVerificaRequierePago', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: true } }),
      ),
    );
    const asked = recordCalls('/OrdenPagoVerificaRequierePago');
    await nueva('registrable');
    expect(await screen.findByText('Se paga antes de declarar.')).toBeVisible();
    await waitFor(() => expect(asked).toContainEqual({ IdEmpresa: 501, IdTipoNovedad: 2, GeneradoEmpresa: true }));
    await waitFor(async () => expect(await puntos()).toContain('PagoAntes de declarar'));
    // It is neither done nor ready to be declared.
    const lista = screen.getByRole('region', { name: /^Para grabar faltan \d/ });
    expect(within(lista).getByText('Pago').closest('li')).toHaveClass('punto-abierto');
  });

  test('[R-7.6-04, R-7.6-03] [H11, H12, H16] that cannot be known blocks nothing and can be asked again; without forms no balance is shown', async () => {
    server.use(
      http.post('*/OrdenPagoVerificaRequierePago', () => new HttpResponse('', { status: 500 }), { once: true }),
      http.post('*/OrdenPagoFormularioFisico', () => HttpResponse.json({ ok: true, Datos: [] })),
    );
    const { user, boton } = await nueva('registrable');
    expect(await screen.findByText('No se pudo saber si este aviso se paga antes de declarar.')).toBeVisible();
    expect(boton('Grabar')).toBeEnabled();
    await leido();
    expect(screen.queryByText('Saldo de formularios', { selector: 'p > span' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText(/^(Consultando|Este aviso se declara)/).closest('p')).toHaveFocus();
    expect(await screen.findByText('Este aviso se declara sin orden de pago.')).toBeVisible();
  });

  test('[R-3.5-01] [R-7.6-04] [H12] forms that are switched off are no balance', async () => {
    const asked = conFormularios({ Novedad: 'AVISO DE ALTA DE COTIZANTE', TotalDisponible: 37, Habilitado: false });
    await nueva('registrable');
    expect(await screen.findByText('Este aviso se declara sin orden de pago.')).toBeVisible();
    await waitFor(() => expect(asked).not.toEqual([]));
    await leido();
    expect(screen.queryByText('37 de 50')).toBeNull();
  });

  test('[R-3.5-01] [H12] a balance of 0 is marked', async () => {
    conFormularios({ Novedad: 'AVISO DE ALTA DE COTIZANTE', TotalDisponible: 0 });
    await nueva('registrable');
    expect((await screen.findByText('0 de 50')).closest('p')).toHaveClass('franja-pago-sin');
  });
});

describe('what the last notice had', () => {
  test('[H7, decision 151] place and type are filled in and marked, jobs are suggested, no person is kept', async () => {
    const primera = await nueva('registrable');
    await llenar(primera);
    await primera.grabar();
    await primera.cerrado();
    primera.unmount();
    const kept = browser.read(localKeys.costumbres);
    expect(kept).toContain('CAJERA');
    expect(kept).not.toMatch(/APAZA|6843217|4850/);

    const otra = await empezar();
    await elegirPersona(otra, '4567890');
    await screen.findByRole('tab', { name: /^Adjuntos/ });
    await otra.pestana('Aviso de alta');
    const ubicacion = screen.getByLabelText(/^Ubicación empresa/, { selector: '[role=combobox]' });
    await waitFor(() => expect(ubicacion).toHaveValue('EL ALTO · LA PAZ'));
    expect(screen.getAllByText('Igual que en el último aviso')).toHaveLength(2);
    expect(otra.campo(/^Fecha de ingreso/)).toHaveValue('');
    expect(otra.campo(/^Cargo \*?/)).toHaveValue('');
    await otra.user.click(screen.getByRole('button', { name: 'CAJERA' }));
    expect(otra.campo(/^Cargo \*?/)).toHaveValue('CAJERA');
    expect(otra.campo(/^Cargo \*?/)).toHaveFocus();
    await otra.elegir('Ubicación empresa', 'VIACHA');
    expect(screen.getAllByText('Igual que en el último aviso')).toHaveLength(1);
  });
});

describe('the deadline for declaring', () => {
  test('a date whose deadline has passed is told with its source; nothing is refused', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    const told = /^El plazo para declararlo venció el/;
    expect(screen.queryByText(told)).toBeNull();
    await pagina.elegirDia(/^Fecha de ingreso/, '2 de noviembre de 2026');
    const alert = await screen.findByText(told);
    expect(alert).toHaveTextContent('El plazo para declararlo venció el 09/11/2026. Puede registrarlo y declararlo.');
    expect(alert.closest('[role=status]')).toHaveTextContent('DL 13214, artículos 6 y 8: 5 días hábiles');
    await pagina.grabar();
    await pagina.cerrado();
  });
});
