import '#app/familias.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { datosSchema, nombresSchema } from '#blocks/identidad/datos.ts';
import type { PersonaElegida } from '#blocks/identidad/elegida.ts';
import { IdentidadDialog, type IdentidadDialogProps } from '#blocks/identidad/IdentidadDialog.tsx';
import { tipoBdpaDe } from '#blocks/identidad/registro.ts';
import { consultaDe, evaluar } from '#blocks/identidad/segip.ts';
import { partes } from '#blocks/identidad/TextoDistinto.tsx';
import { session } from '#client/session.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { type Ejemplo, soloEnBdpa } from '#sandbox/db/examples.ts';
import { leer } from '#support/schemas.ts';
import { detener, ejemplo, findToast, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { answered, server, theSandbox } from '#support/services.ts';
import { show } from './show.tsx';

type Typed = Pick<
  BasePersonas,
  'NumeroDocumento' | 'ComplementoDocumento' | 'FechaNacimiento' | 'ApellidoPaterno' | 'ApellidoMaterno' | 'Nombres'
>;

async function open(props: Partial<IdentidadDialogProps> = {}, as: 'empresa' | 'personal' = 'empresa') {
  const onSelect = vi.fn<(elegida: PersonaElegida) => void>();
  const onClose = vi.fn();
  const shown = await show(<IdentidadDialog uso="externo" onSelect={onSelect} onClose={onClose} {...props} />, { as });
  const { user } = shown;
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const type = async (label: RegExp, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  const fill = async (person: Typed) => {
    await type(/^Número de documento/, person.NumeroDocumento);
    await type(/^Complemento/, person.ComplementoDocumento);
    await type(/^Fecha de nacimiento/, person.FechaNacimiento.split('-').reverse().join('/'));
    await type(/^Apellido paterno/, person.ApellidoPaterno);
    await type(/^Apellido materno/, person.ApellidoMaterno);
    await type(/^Nombres/, person.Nombres);
  };
  const find = async (person: Typed) => {
    await screen.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
    await fill(person);
    await press('Buscar');
  };
  const choose = async (person: Typed & Pick<BasePersonas, 'NombreCompleto'>) => {
    await find(person);
    await screen.findByRole('checkbox', { name: `Seleccionar a ${person.NombreCompleto}`, checked: true });
    await press('Aceptar');
  };
  return { ...shown, press, type, fill, find, choose, onSelect, onClose };
}

const nadie: Typed = {
  NumeroDocumento: '99887766',
  ComplementoDocumento: '',
  FechaNacimiento: '1990-02-03',
  ApellidoPaterno: 'Zárate',
  ApellidoMaterno: 'Ríos',
  Nombres: 'Nueva Persona',
};

/** An answer of the identity service that confirms every fact. */
const flags = { NumeroDocumento: 1, Nombres: 1, PrimerApellido: 1, SegundoApellido: 1, FechaNacimiento: 1 };
const todoCoincide = { CodigoRespuesta: '2', datosPersonaEnFormatoJson: JSON.stringify(flags) };

describe('the dialog', () => {
  test('[F-2.6-01] [F-2.6-02] [F-2.6-05] [F-2.6-06] has its title, its seven data and its buttons', async () => {
    await open({ id: 'buscar-1' });
    const dialog = screen.getByRole('dialog', { name: 'Buscar Persona (SEGIP)' });
    const labels = [
      /^Tipo de documento/,
      /^Número de documento/,
      /^Complemento/,
      /^Fecha de nacimiento/,
      /^Apellido paterno/,
      /^Apellido materno/,
      /^Nombres/,
    ];
    const fields = labels.map((label) => within(dialog).getByLabelText(label));
    for (const field of fields) expect(field).toBeVisible();
    expect([...dialog.querySelectorAll('form input, form select')]).toEqual(fields);
    for (const name of ['Buscar', 'Aceptar', 'Cancelar']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(document.getElementById('buscar-1')).toBeInTheDocument();
  });

  test('[F-2.6-01] [F-2.6-02] [F-2.6-06] its title may be another, and giving up leads where it is told', async () => {
    const { press, onClose, router } = await open({ title: 'Otra búsqueda', rutaRetorno: 'aviso-alta-admin' });
    expect(screen.getByRole('dialog', { name: 'Otra búsqueda' })).toBeVisible();
    await press('Cancelar');
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
  });

  test('[F-2.6-02] Esc leads there too', async () => {
    const { user, onClose, router } = await open({ rutaRetorno: 'aviso-alta-admin' });
    await waitFor(() => expect(screen.getByLabelText(/^Número de documento/)).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('[F-2.6-02] [F-2.6-06] so does giving up what was typed', async () => {
    const { user, press, type, onClose, router } = await open({ rutaRetorno: 'aviso-alta-admin' });
    await type(/^Nombres/, 'Ana');
    await press('Cancelar');
    await user.click((await question('¿Desea descartar')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('[F-2.6-05] [F-2.6-06] [F-4.2-01] another number clears the rest, and searching again begins anew', async () => {
    const { persona } = await ejemplo('segipNombres');
    const { user, fill, find, press, type } = await open();
    await find(persona);
    await screen.findByRole('checkbox');
    await press('Buscar nuevamente');
    await waitFor(() => expect(screen.getByLabelText(/^Número de documento/)).toHaveFocus());
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Número de documento/)).toHaveValue('');
    const others = [/^Complemento/, /^Fecha de nacimiento/, /^Apellido paterno/, /^Apellido materno/, /^Nombres/];
    const typed = () => others.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(typed()).toEqual(['', '', '', '', '']);
    await fill(persona);
    await type(/^Complemento/, '1a');
    await user.type(screen.getByLabelText(/^Número de documento/), '. ');
    expect(screen.getByLabelText(/^Complemento/)).toHaveValue('1A');
    await user.type(screen.getByLabelText(/^Número de documento/), '7');
    expect(typed()).toEqual(['', '', '', '', '']);
    await fill(persona);
    await user.clear(screen.getByLabelText(/^Número de documento/));
    expect(typed()).toEqual(['', '', '', '', '']);
    expect(screen.getByLabelText(/^Tipo de documento/)).toHaveDisplayValue('CARNET DE IDENTIDAD');
  });

  test('[F-2.6-11] [F-2.6-05] [F-7.4-01] [F-5.3-07] [E-9-13] Enter in the number or in the date searches', async () => {
    const { persona } = await ejemplo('segipNombres');
    const { user, fill, type } = await open();
    const calls = recordCalls('BuscarPersonaYObservacion');
    await screen.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
    await fill(persona);
    await user.type(screen.getByLabelText(/^Número de documento/), '{Enter}');
    await screen.findByRole('checkbox');
    await type(/^Fecha de nacimiento/, '01/02/1990{Enter}');
    const { NumeroDocumento, FechaNacimiento } = persona;
    const asked = { TipoDocumentoIdentidad: 'CI', NumeroDocumento, ComplementoDocumento: '' };
    await waitFor(() =>
      expect(calls).toEqual([
        { ...asked, FechaNacimiento },
        { ...asked, FechaNacimiento: '1990-02-01' },
      ]),
    );
  });

  test('[F-2.6-06] [F-2.6-07] [F-4.2-02] the same search can be made again', async () => {
    const { persona } = await ejemplo('segipNombres');
    const { find, press } = await open();
    const calls = recordCalls('BuscarPersonaYObservacion');
    await find(persona);
    await screen.findByRole('checkbox', { checked: true });
    await press('Buscar');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await screen.findByRole('checkbox', { checked: true })).toBeVisible();
  });

  test('[F-5.2-04] [F-2.6-05] [F-2.6-06] [F-5.5-01] a day that its month does not have is told at the date, and nobody is searched', async () => {
    const { fill, type, press } = await open();
    const calls = recordCalls('BuscarPersonaYObservacion');
    await screen.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
    await fill(nadie);
    await type(/^Fecha de nacimiento/, '30/02/1990');
    await press('Buscar');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Fecha de nacimiento/)).toHaveAccessibleDescription(
        'Fecha de nacimiento, es incorrecta.',
      ),
    );
    expect(calls).toEqual([]);
  });

  test('[H2] [F-4.2-02] [F-4.2-04] [F-2.6-06] [F-2.6-07] the focus is in the number; the only person found is ticked, nobody else is registered, and Enter goes on with her', async () => {
    const { persona } = await ejemplo('segipNombres');
    const { user, find } = await open({ creacionManual: true });
    await waitFor(() => expect(screen.getByLabelText(/^Número de documento/)).toHaveFocus());
    await find(persona);
    expect(await screen.findByRole('checkbox')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Registrar a la persona' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus();
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Registrar a la persona' })).toBeNull();
    expect(screen.queryByText(/^El documento está registrado en la BDPA con otros datos/)).toBeNull();
  });

  test('[F-5.2-08] [F-2.6-06] nobody was searched yet', async () => {
    const { press, onSelect } = await open();
    await press('Aceptar');
    expect(screen.getByText('Debe seleccionar una persona.')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('[F-5.2-08] [F-2.6-04] [F-2.6-06] nobody is chosen', async () => {
    const { user, find, press, onSelect } = await open();
    await find((await ejemplo('registrable')).persona);
    await user.click(await screen.findByRole('checkbox', { checked: true }));
    await press('Aceptar');
    expect(screen.getByText('Debe seleccionar una persona.')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
    // It is not said any more once somebody is chosen.
    await user.click(screen.getByRole('checkbox'));
    expect(screen.queryByText('Debe seleccionar una persona.')).toBeNull();
  });
});

describe('what is typed', () => {
  const blank = {
    tipoDocumento: '1',
    numeroDocumento: '1',
    complemento: '',
    fechaNacimiento: '1990-01-01',
    apellidoPaterno: 'A',
    apellidoMaterno: '',
    nombres: 'B',
  };
  const [most, long] = ['X'.repeat(50), 'X'.repeat(51)];
  test.each([
    ['[F-5.2-01]', { tipoDocumento: '' }, 'tipoDocumento', 'Debe seleccionar tipo documento.'],
    ['[F-5.2-02]', { numeroDocumento: ' ' }, 'numeroDocumento', 'Debe registrar número de documento de identidad.'],
    ['[F-5.2-03]', { fechaNacimiento: '' }, 'fechaNacimiento', 'Debe registrar fecha de nacimiento.'],
    [
      '[F-5.2-04] [F-5.5-01]',
      { fechaNacimiento: '1990-02-30' },
      'fechaNacimiento',
      'Fecha de nacimiento, es incorrecta.',
    ],
    ['[F-5.2-05]', { nombres: ' ' }, 'nombres', 'Debe ingresar nombres.'],
    [
      '[F-5.2-06] no surname: the first field says that one of the two is enough',
      { apellidoPaterno: '' },
      'apellidoPaterno',
      'Debe registrar apellido paterno. Si no lo tiene, debe registrar apellido materno.',
    ],
    ['[F-5.2-06] and the other field is not marked', { apellidoPaterno: '' }, 'apellidoMaterno', undefined],
    [
      '[F-5.2-06] the maternal one is enough',
      { apellidoPaterno: '', apellidoMaterno: 'NINA' },
      'apellidoPaterno',
      undefined,
    ],
    [
      '[F-5.5-03] a date that stands for none',
      { fechaNacimiento: '1900-01-01' },
      'fechaNacimiento',
      'Debe registrar fecha de nacimiento.',
    ],
    ['[F-5.5-03] the day after it', { fechaNacimiento: '1900-01-02' }, 'fechaNacimiento', undefined],
    ['[F-5.2-06] the paternal one is enough', { apellidoPaterno: 'ROJAS' }, 'apellidoPaterno', undefined],
  ] as const)('%s %o', (_id, change, field, text) => {
    expect(leer(datosSchema, { ...blank, ...change }).errores[field]).toBe(text);
  });

  test.each([
    ['[F-5.2-09]', { nombres: '' }, 'nombres', 'Debe registrar los nombres.'],
    ['[F-5.2-09]', { apellidoPaterno: '' }, 'apellidoMaterno', 'Debe registrar el Apellido Materno.'],
    [
      '[F-5.2-10] [F-9-02]',
      { apellidoPaterno: long },
      'apellidoPaterno',
      'El apellido paterno debe tener como máximo 50 caracteres.',
    ],
    [
      '[F-5.2-11] [F-9-02]',
      { apellidoMaterno: long },
      'apellidoMaterno',
      'El apellido materno debe tener como máximo 50 caracteres.',
    ],
    ['[F-5.2-12] [F-9-02]', { nombres: long }, 'nombres', 'Los nombres deben tener como máximo 50 caracteres.'],
    ['[F-5.2-10] [F-9-02] 50 are taken', { apellidoPaterno: most }, 'apellidoPaterno', undefined],
    ['[F-5.2-11] [F-9-02] 50 are taken', { apellidoMaterno: most }, 'apellidoMaterno', undefined],
    ['[F-5.2-12] [F-9-02] 50 are taken', { nombres: most }, 'nombres', undefined],
  ] as const)('%s typed by hand: %o', (_id, change, field, text) => {
    const { apellidoPaterno, apellidoMaterno, nombres } = blank;
    expect(leer(nombresSchema, { apellidoPaterno, apellidoMaterno, nombres, ...change }).errores[field]).toBe(text);
  });

  test('[decision 19] [F-5.2-06] [F-5.2-09] either surname is enough, in the search and by hand', () => {
    expect(leer(datosSchema, { ...blank, apellidoPaterno: '', apellidoMaterno: 'Z' }).datos).not.toBeNull();
    expect(leer(nombresSchema, { apellidoPaterno: 'A', apellidoMaterno: '', nombres: 'B' }).datos).not.toBeNull();
  });

  test('[F-5.2-07] [F-5.3-08] [F-7.5-05] names go upper-cased and trimmed, with person type 1 for a carnet and 2 otherwise', () => {
    const typed = { ...blank, apellidoPaterno: ' quispe  ', apellidoMaterno: ' nina ', nombres: 'ana  maría' };
    const carnet = leer(datosSchema, typed).datos;
    const passport = leer(datosSchema, { ...typed, tipoDocumento: '3' }).datos;
    if (!carnet || !passport) throw new Error('valid');
    expect(consultaDe(carnet)).toEqual({
      tipoPersona: 1,
      ci: '1',
      complemento: '',
      apellidoPaterno: 'QUISPE',
      apellidoMaterno: 'NINA',
      nombres: 'ANA MARÍA',
      fechaNacimiento: '1990-01-01',
    });
    expect(consultaDe(passport).tipoPersona).toBe(2);
    const foreigner = leer(datosSchema, { ...typed, tipoDocumento: '2' }).datos;
    expect(foreigner && consultaDe(foreigner).tipoPersona).toBe(2);
    const withComplement = leer(datosSchema, { ...typed, complemento: '1a' }).datos;
    expect(withComplement && consultaDe(withComplement).complemento).toBe('1A');
  });
});

test('[F-5.3-07] [E-9-13] the registry knows a carnet as CI and any other document as PAS', () => {
  expect([1, 2, 3, 9].map(tipoBdpaDe)).toEqual(['CI', 'PAS', 'PAS', 'PAS']);
});

describe('the identity check', () => {
  test('[F-3.9-01] [F-5.3-08] [F-7.5-05] [F-2.6-03] [F-2.6-04] [F-2.6-06] [F-3.8-01] [F-4.2-03] [F-4.2-08] [F-5.3-01] [F-2.6-10] a person whose data all match is handed over, the registry kept to the staff', async () => {
    const { persona } = await ejemplo('registrable');
    const calls = recordCalls('SEGIPconsultaDatosPersona');
    const { choose, onSelect } = await open();
    await choose(persona);
    expect(screen.queryByRole('region', { name: 'Validación con la BDPA' })).toBeNull();
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    const { IdPersona, NombreCompleto, IdTipoDocumento, NumeroDocumento, FechaNacimiento } = persona;
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({
      persona: { IdPersona, NombreCompleto, IdTipoDocumento, NumeroDocumento, FechaNacimiento },
      nueva: null,
    });
    expect(calls[0]).toMatchObject({ tipoPersona: 1, ci: persona.NumeroDocumento });
  });

  const one = 'Los siguientes datos no coinciden con el SEGIP:';
  test.each<[string, Ejemplo, string, string]>([
    ['[F-2.6-03] [F-3.9-01] [F-5.3-01] [F-5.3-03] [F-4.2-08]', 'segipNombres', one, 'Nombres'],
    ['[F-3.9-01] [F-5.3-01] [F-5.3-03] [F-4.2-08]', 'segipPaterno', one, 'Apellido paterno'],
    ['[F-3.9-01] [F-5.3-01] [F-5.3-03] [F-4.2-08]', 'segipMaterno', one, 'Apellido materno'],
    ['[F-3.9-01] [F-5.3-01] [F-5.3-03] [F-4.2-08]', 'segipNacimiento', one, 'Fecha de nacimiento'],
    ['[F-3.9-01] [F-5.3-01] [F-5.3-03] [F-4.2-08]', 'segipDocumento', one, 'Número de documento'],
    ['[F-3.9-01] [F-5.3-01] [F-5.3-03] [F-4.2-08]', 'segipComplemento', one, 'Complemento'],
    ['[F-3.9-01] [F-5.3-01] [F-5.3-03] [F-4.2-08]', 'segipSinVerificar', one, 'Apellido materno (sin verificar)'],
  ])('%s %s: the datum is named', async (_id, who, text, field) => {
    const { persona } = await ejemplo(who);
    const { choose, onSelect } = await open();
    const records = recordCalls('SEGIPconsultaDatosPersonaV1');
    await choose(persona);
    expect(await screen.findByText(text)).toBeVisible();
    // Only the staff read the identity service's record.
    expect(records).toEqual([]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([field]);
    expect(onSelect).not.toHaveBeenCalled();
  });

  const veredictos: readonly [string, Ejemplo, RegExp][] = [
    [
      '[F-5.3-02] [F-5.3-01] [F-4.2-08]',
      'segipSoloDocumento',
      /^Los datos ingresados no corresponden con el número de documento, verifique los datos\.$/,
    ],
    [
      '[F-5.3-01] [F-5.3-06] [F-4.2-08]',
      'segipNoEncontrado',
      /^No se encontró a la persona, no se pudo verificar en el SEGIP, por favor revise la información ingresada y vuelva a intentar\.$/,
    ],
    ['[F-5.3-01] [F-4.2-08] several records', 'segipVarios', /^El SEGIP tiene más de un registro con ese documento/],
    ['[F-5.3-01] [F-4.2-08] a homonymy', 'segipHomonimia', /^El SEGIP tiene el registro observado/],
    ['[F-5.3-05] [F-4.2-08]', 'segipCaido', /^El servicio de SEGIP no se encuentra disponible\.$/],
  ];
  const usos = [
    ['externo', 'empresa'],
    ['interno', 'personal'],
  ] as const;
  test.each(usos.flatMap(([uso, as]) => veredictos.map(([id, who, text]) => [id, who, uso, as, text] as const)))(
    '%s %s, %s',
    async (_id, who, uso, as, text) => {
      const { persona } = await ejemplo(who);
      const { choose, onSelect } = await open({ uso }, as);
      await choose(persona);
      expect(await screen.findByText(text)).toBeVisible();
      expect(onSelect).not.toHaveBeenCalled();
    },
  );

  test('[F-3.9-01] [F-5.3-01] [F-7.5-05] [F-5.3-03] [F-4.2-08] each datum that does not match is named, as long as the verdict is about who is chosen', async () => {
    const { persona } = await ejemplo('registrable');
    const some = { ...flags, Nombres: 0, FechaNacimiento: 0 };
    const Datos = { CodigoRespuesta: '2', datosPersonaEnFormatoJson: JSON.stringify(some) };
    server.use(http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos })));
    const { user, choose, press, type } = await open();
    await choose(persona);
    await screen.findByText(one);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items.sort()).toEqual(['Fecha de nacimiento', 'Nombres']);
    // Nor does it stay once the person is taken back, or searched again.
    await user.click(screen.getByRole('checkbox', { checked: true }));
    expect(screen.queryByText(one)).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await press('Aceptar');
    await screen.findByText(one);
    await type(/^Nombres/, 'Otra Persona');
    await press('Buscar');
    await screen.findByRole('checkbox', { checked: true });
    expect(screen.queryByText(one)).toBeNull();
  });

  test('[F-3.9-01] [F-5.3-01] [F-5.3-02] [F-5.3-03] the number is doubted only where it alone matches; otherwise what differs is told', () => {
    const nothing = { NumeroDocumento: 0, Nombres: 0, PrimerApellido: 0, SegundoApellido: 0, FechaNacimiento: 0 };
    const answer = (part: object) =>
      evaluar({
        ...{ CodigoRespuesta: '2', DescripcionRespuesta: '' },
        datosPersonaEnFormatoJson: JSON.stringify({ ...nothing, ...part }),
      } as Parameters<typeof evaluar>[0]);
    expect(answer({ NumeroDocumento: 1 })).toMatchObject({ tipo: 'difiere', soloDocumento: true });
    expect(answer({ NumeroDocumento: 1, Complemento: 0 })).toMatchObject({ soloDocumento: true });
    expect(answer({ NumeroDocumento: 1, Nombres: 2 })).toMatchObject({ tipo: 'difiere', soloDocumento: true });
    expect(answer({ NumeroDocumento: 1, Complemento: 1 })).toMatchObject({ soloDocumento: false });
    expect(answer({ Nombres: 1 })).toMatchObject({ tipo: 'difiere', soloDocumento: false });
    expect(answer({ NumeroDocumento: 1, Nombres: 1 })).toMatchObject({
      ...{ tipo: 'difiere', soloDocumento: false },
      campos: [{ campo: 'FechaNacimiento' }, { campo: 'PrimerApellido' }, { campo: 'SegundoApellido' }],
    });
  });

  test('[F-7.5-05] [F-5.3-01] [F-3.9-01] what could not be verified counts as different, whichever datum it is', () => {
    const todos = { ...flags, Complemento: 1 };
    const respuesta = {
      ...{ EsValido: '', Mensaje: '', TipoMensaje: '', CodigoRespuesta: '2', CodigoUnico: '' },
      DescripcionRespuesta: '',
    };
    for (const campo of Object.keys(todos)) {
      const datosPersonaEnFormatoJson = JSON.stringify({ ...todos, [campo]: 2 });
      expect(evaluar({ ...respuesta, datosPersonaEnFormatoJson })).toMatchObject({
        tipo: 'difiere',
        campos: [{ campo, sinVerificar: true }],
      });
    }
  });

  test('[F-5.3-01] [F-7.5-05] [F-5.3-04] [F-3.9-01] an answer that holds no six flags is a wrong structure', () => {
    const answer = { CodigoRespuesta: '2', datosPersonaEnFormatoJson: '{"Nombres":1}' } as Parameters<
      typeof evaluar
    >[0];
    expect(evaluar(answer)).toEqual({
      tipo: 'impedido',
      texto: 'No se encontró a la persona, revise los datos ingresados.',
    });
    expect(evaluar({ ...answer, datosPersonaEnFormatoJson: 'no es json' })).toMatchObject({ tipo: 'impedido' });
    for (const campo of Object.keys(flags)) {
      const datosPersonaEnFormatoJson = JSON.stringify({ ...flags, Complemento: 1, [campo]: undefined });
      expect(evaluar({ ...answer, datosPersonaEnFormatoJson }), campo).toEqual(evaluar(answer));
    }
  });

  test.each<[string, object, IdentidadDialogProps['uso']?, ('empresa' | 'personal')?]>([
    ['has no six flags', { CodigoRespuesta: '2', datosPersonaEnFormatoJson: '{"Nombres":1}' }],
    ['has nothing in it', { CodigoRespuesta: '0', datosPersonaEnFormatoJson: '' }],
    ['has nothing in it for the staff', { CodigoRespuesta: '0', datosPersonaEnFormatoJson: '' }, 'interno', 'personal'],
  ])(
    '[F-5.3-01] [F-5.3-04] [F-4.2-08] an answer that %s is told as nobody found, and hands nobody over',
    async (_, Datos, uso = 'externo', as = 'empresa') => {
      const { persona } = await ejemplo('registrable');
      server.use(http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos })));
      const { choose, onSelect } = await open({ uso }, as);
      await choose(persona);
      expect(await screen.findByText('No se encontró a la persona, revise los datos ingresados.')).toBeVisible();
      expect(onSelect).not.toHaveBeenCalled();
    },
  );

  test('[F-5.3-01] [F-4.2-08] [F-5.3-05] [F-2.6-06] [F-4.2-03] [F-2.6-04] a service that does not answer at all is unavailable, and the person can try again', async () => {
    const { persona } = await ejemplo('registrable');
    server.use(http.post('*/SEGIPconsultaDatosPersona', () => new HttpResponse('', { status: 500 }), { once: true }));
    const { choose, press, onSelect } = await open();
    await choose(persona);
    expect(await screen.findByText('El servicio de SEGIP no se encuentra disponible.')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
    await press('Aceptar');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  });

  test.each([
    ['has no connection', () => HttpResponse.error()],
    ['is not found', () => new HttpResponse('', { status: 404 })],
    ['takes the request for wrong', () => HttpResponse.json({ Mensaje: null }, { status: 400 })],
    [
      'refuses',
      () => HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'Tiempo agotado.', TipoMensaje: 'error' } }),
    ],
    ['answers nothing to read', () => HttpResponse.json({ ok: true, Datos: 'X' })],
  ])('[F-5.3-05] [F-4.2-08] a service that %s is unavailable', async (_, answer) => {
    const { persona } = await ejemplo('registrable');
    server.use(http.post('*/SEGIPconsultaDatosPersona', answer));
    const { choose, onSelect } = await open();
    await choose(persona);
    expect(await screen.findByText('El servicio de SEGIP no se encuentra disponible.')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });
});

test('[F-2.6-04] [F-2.6-10] [F-4.2-03] [F-4.2-04] [F-2.6-07] [F-4.2-02] [F-3.8-01] [F-3.8-03] of several people the ticked one is handed over; what the fund has of her is shown, and nobody is registered by hand', async () => {
  const Personas = [
    { IdPersona: 9001, NombreCompleto: 'ZÁRATE ANA', ObservacionCaja: '<p>De la primera</p>' },
    { IdPersona: 9002, NombreCompleto: 'ZÁRATE EVA', ObservacionCaja: '<p>De la segunda</p>' },
  ];
  const Datos = { Personas, IntegradoBdpa: false, PersonaNueva: null };
  server.use(
    http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos })),
    http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos: todoCoincide })),
  );
  const { user, find, press, onSelect } = await open({ uso: 'interno', creacionManual: true }, 'personal');
  await find(nadie);
  // Before anybody is ticked it is about the first.
  expect(await screen.findByText('De la primera')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar a ZÁRATE EVA' }));
  expect(await screen.findByText('De la segunda')).toBeVisible();
  expect(screen.queryByText('De la primera')).toBeNull();
  // The same search once more begins with nobody chosen.
  await press('Buscar');
  await waitFor(() => expect(screen.queryByRole('checkbox', { checked: true })).toBeNull());
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar a ZÁRATE EVA' }));
  expect(screen.queryByRole('button', { name: 'Registrar a la persona' })).toBeNull();
  await press('Aceptar');
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  expect(onSelect.mock.calls[0]?.[0].persona).toMatchObject({ IdPersona: 9002 });
});

test('[F-2.6-04] [F-2.6-07] [F-4.2-02] [F-4.2-03] [F-9-01] of seven people five stand on the first page; one of the second is ticked and handed over', async () => {
  const Personas = Array.from({ length: 7 }, (_, at) => ({
    IdPersona: 9001 + at,
    NombreCompleto: `ZÁRATE ${'ABCDEFG'[at]}`,
    NumeroDocumento: `7000${at}`,
    ComplementoDocumento: '1B',
    FechaNacimiento: '1990-02-03',
  }));
  const Datos = { Personas, IntegradoBdpa: true, PersonaNueva: null };
  server.use(
    http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos })),
    http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos: todoCoincide })),
  );
  const { user, find, press, onSelect } = await open();
  await find(nadie);
  await screen.findByRole('checkbox', { name: 'Seleccionar a ZÁRATE A' });
  expect(screen.getAllByRole('checkbox', { name: /^Seleccionar a / })).toHaveLength(5);
  expect(screen.getByLabelText('Filas por página')).toHaveTextContent(/^5 por página$/);
  expect(screen.getByRole('row', { name: /ZÁRATE A/ })).toHaveTextContent(/ZÁRATE A.*70000.*1B.*03\/02\/1990/);
  await press('Página siguiente');
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar a ZÁRATE G' }));
  expect(screen.getAllByRole('checkbox', { name: /^Seleccionar a / })).toHaveLength(2);
  await press('Aceptar');
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  expect(onSelect.mock.calls[0]?.[0].persona).toMatchObject({ IdPersona: 9007, NumeroDocumento: '70006' });
});

test('[F-2.6-05] [F-2.6-06] [F-3.8-01] [F-8-08] [F-5.2-08] a failed search is told where the results would stand; what was typed stays, and it can be tried again', async () => {
  const { persona } = await ejemplo('segipNombres');
  const { find, press } = await open();
  server.use(http.post('*/BuscarPersonaYObservacion', () => new HttpResponse('', { status: 500 }), { once: true }));
  await find(persona);
  expect(await screen.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  expect(screen.getByLabelText(/^Número de documento/)).toHaveValue(persona.NumeroDocumento);
  expect(screen.getByLabelText(/^Nombres/)).toHaveValue(persona.Nombres);
  await press('Aceptar');
  expect(await screen.findByText('Debe seleccionar una persona.')).toBeVisible();
  await press('Reintentar');
  expect(await screen.findByRole('checkbox', { name: `Seleccionar a ${persona.NombreCompleto}` })).toBeChecked();
  expect(screen.queryByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeNull();
});

describe('a verdict that comes too late', () => {
  /** Chooses somebody whose data match, and holds the verdict of the identity service. */
  async function comprobando() {
    const { persona } = await ejemplo('registrable');
    const opened = await open();
    const soltar = detener('*/SEGIPconsultaDatosPersona');
    const asked = recordCalls('SEGIPconsultaDatosPersona');
    await opened.choose(persona);
    await waitFor(() => expect(asked).toHaveLength(1));
    const contestar = async () => {
      soltar();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Aceptar' })).not.toHaveAttribute('aria-busy'));
      await leido();
    };
    return { ...opened, soltar, contestar };
  }

  test('[F-2.6-04] [F-4.2-08] hands nobody over after the data were corrected', async () => {
    const { type, contestar, onSelect } = await comprobando();
    await type(/^Nombres/, 'Otra Persona');
    await contestar();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('[F-2.6-04] [F-4.2-03] hands nobody over after the person was taken back', async () => {
    const { user, contestar, onSelect } = await comprobando();
    await user.click(screen.getByRole('checkbox', { checked: true }));
    await contestar();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('[F-2.6-04] hands nobody over after the dialog was closed', async () => {
    const { soltar, onSelect } = await comprobando();
    cleanup();
    soltar();
    await answered();
    expect(onSelect).not.toHaveBeenCalled();
  });
});

describe('registering by hand', () => {
  test('[F-3.8-01] [F-3.8-02] [F-2.6-04] [F-4.2-08] [F-5.3-01] who only the registry knows is handed over with the structure for a new person', async () => {
    const { choose, onSelect } = await open();
    const persona = {
      IdPersona: 0,
      NombreCompleto: 'ZÁRATE RÍOS NUEVA PERSONA',
      IdTipoDocumento: 1,
      NumeroDocumento: '99887766',
      ComplementoDocumento: '1B',
      FechaNacimiento: '1990-02-03',
    };
    const reply = { Personas: [persona], IntegradoBdpa: true, PersonaNueva: { ...persona, IdNacionalidad: 7 } };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos: reply })),
      http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos: todoCoincide })),
    );
    const soltar = detener('*/SEGIPconsultaDatosPersona');
    const asked = recordCalls('SEGIPconsultaDatosPersona');
    await choose({ ...nadie, NombreCompleto: persona.NombreCompleto });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(onSelect).not.toHaveBeenCalled();
    soltar();
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ persona, nueva: { ...persona, IdNacionalidad: 7 } });
  });

  test('[F-5.3-05] [F-2.6-02] [F-2.6-09] [F-3.8-02] [F-4.2-04] [F-4.2-05] [F-4.2-06] [F-4.2-08] [F-5.2-07] [F-5.3-06] [F-2.6-04] who the identity service answers about is typed a second time and goes in upper case', async () => {
    // The structure for a new person may hold more than what is typed.
    const reply = { Personas: [], IntegradoBdpa: false, PersonaNueva: { IdPersona: 0, IdNacionalidad: 7 } };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos: reply })),
      http.post('*/SEGIPconsultaDatosPersona', () => new HttpResponse('', { status: 500 }), { once: true }),
    );
    const { user, find, press, onSelect } = await open({ creacionManual: true });
    await find(nadie);
    expect(screen.getByLabelText(/^Apellido materno/)).toHaveValue('RÍOS');
    await press('Registrar a la persona');
    expect(screen.queryByText(/^No se encontró a la persona, no se pudo verificar/)).toBeNull();
    expect(await screen.findByText('El servicio de SEGIP no se encuentra disponible.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Confirme los datos ingresados, por favor' })).toBeNull();
    await press('Registrar a la persona');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirme los datos ingresados, por favor' }));
    expect(screen.queryByText(/^No se encontró a la persona, no se pudo verificar/)).toBeNull();
    await user.type(dialog.getByLabelText(/^Apellido paterno/), '  zárate ');
    await user.type(dialog.getByLabelText(/^Apellido materno/), 'RÍOS');
    await user.type(dialog.getByLabelText(/^Nombres/), 'nueva persona');
    expect(dialog.getByLabelText(/^Nombres/)).toHaveValue('NUEVA PERSONA');
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(onSelect).toHaveBeenCalledOnce();
    const typed = { NombreCompleto: 'ZÁRATE RÍOS NUEVA PERSONA', NumeroDocumento: '99887766' };
    expect(onSelect.mock.calls[0]?.[0].persona).toMatchObject({ IdPersona: 0, ...typed });
    expect(onSelect.mock.calls[0]?.[0].nueva).toMatchObject({
      IdPersona: 0,
      IdNacionalidad: 7,
      ApellidoPaterno: 'ZÁRATE',
      ApellidoMaterno: 'RÍOS',
      Nombres: 'NUEVA PERSONA',
      NombreCompleto: 'ZÁRATE RÍOS NUEVA PERSONA',
      NumeroDocumento: '99887766',
      FechaNacimiento: '1990-02-03',
    });
  });

  test('[F-5.3-03] [F-4.2-05] [F-5.3-01] [F-2.6-09] [F-4.2-08] [F-2.6-02] who the identity service knows otherwise is not registered by hand', async () => {
    const reply = { Personas: [], IntegradoBdpa: false, PersonaNueva: null };
    const other = { CodigoRespuesta: '2', datosPersonaEnFormatoJson: JSON.stringify({ ...flags, Nombres: 0 }) };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos: reply })),
      http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos: other })),
    );
    const { find, press } = await open({ creacionManual: true });
    await find(nadie);
    await press('Registrar a la persona');
    expect(await screen.findByText('Los siguientes datos no coinciden con el SEGIP:')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Confirme los datos ingresados, por favor' })).toBeNull();
  });

  test('[F-4.2-05] [F-4.2-06] [F-4.2-07] [F-5.2-11] [F-2.6-09] [F-2.6-02] [F-9-02] a surname that is too long and other names are refused, and every character that differs is shown; the same names are taken', async () => {
    const { user, find, press, onSelect } = await open({ creacionManual: true });
    await find(nadie);
    await press('Registrar a la persona');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirme los datos ingresados, por favor' }));
    const materno = dialog.getByLabelText(/^Apellido materno/);
    await user.click(materno);
    await user.paste('X'.repeat(51));
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() =>
      expect(materno).toHaveAccessibleDescription('El apellido materno debe tener como máximo 50 caracteres.'),
    );
    await user.clear(materno);
    await user.type(dialog.getByLabelText(/^Apellido paterno/), 'sárate');
    await user.type(materno, 'ríos');
    await user.type(dialog.getByLabelText(/^Nombres/), 'nueva persona');
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(
      dialog.getByText(
        'Los datos ingresados son diferentes a los que ingresó anteriormente, revise y vuelva a intentar.',
      ),
    ).toBeVisible();
    const differences = within(dialog.getByRole('region', { name: 'En qué se diferencian' }));
    expect(differences.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['[sobra: S]', '[falta: Z]']);
    const retype = async (label: RegExp, text: string) => {
      const field = dialog.getByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
      await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    };
    const fields = () => differences.getAllByText(/^(Apellido|Nombres)/).map((field) => field.textContent);
    await retype(/^Apellido materno/, 'rioz');
    await retype(/^Apellido paterno/, 'zárate');
    expect(fields()).toEqual(['Apellido materno']);
    await retype(/^Apellido materno/, 'rios');
    expect(fields()).toEqual(['Apellido materno']);
    await retype(/^Nombres/, 'nueva');
    await retype(/^Apellido materno/, 'ríos');
    expect(fields()).toEqual(['Nombres']);
    expect(onSelect).not.toHaveBeenCalled();
    await retype(/^Nombres/, 'nueva persona');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    expect(onSelect.mock.calls[0]?.[0].nueva).toMatchObject({ ApellidoPaterno: 'ZÁRATE', Nombres: 'NUEVA PERSONA' });
  });

  test('[F-2.6-09] [F-2.6-06] [F-4.2-04] [F-4.2-05] left with Cancelar, the second dialog registers nobody; the first stands as it was and offers it again', async () => {
    const { user, find, press, onSelect, onClose } = await open({ creacionManual: true });
    await find(nadie);
    await press('Registrar a la persona');
    const name = 'Confirme los datos ingresados, por favor';
    const second = within(await screen.findByRole('dialog', { name }));
    expect(second.getAllByRole('textbox')).toHaveLength(3);
    for (const field of second.getAllByRole('textbox')) expect(field).toHaveValue('');
    await user.click(second.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    expect(onSelect).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^Número de documento/)).toHaveValue(nadie.NumeroDocumento);
    await press('Registrar a la persona');
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });

  test('[F-2.6-09] [F-4.2-05] [F-4.2-08] [F-2.6-06] [F-2.6-02] a verdict about data that were corrected meanwhile registers nobody and says nothing', async () => {
    const reply = { Personas: [], IntegradoBdpa: false, PersonaNueva: null };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos: reply })),
      http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos: todoCoincide })),
    );
    const { find, press, type, onSelect } = await open({ creacionManual: true });
    await find(nadie);
    const soltar = detener('*/SEGIPconsultaDatosPersona');
    const asked = recordCalls('SEGIPconsultaDatosPersona');
    await press('Registrar a la persona');
    await waitFor(() => expect(asked).toHaveLength(1));
    await type(/^Nombres/, 'Otra Persona');
    await press('Buscar');
    const registrar = await screen.findByRole('button', { name: 'Registrar a la persona' });
    soltar();
    await waitFor(() => expect(registrar).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('dialog', { name: 'Confirme los datos ingresados, por favor' })).toBeNull();
    expect(screen.queryByText('Los datos coinciden con el SEGIP.')).toBeNull();
    expect(asked).toHaveLength(1);

    await press('Registrar a la persona');
    await screen.findByRole('dialog', { name: 'Confirme los datos ingresados, por favor' });
    expect(asked.at(-1)).toMatchObject({ nombres: 'OTRA PERSONA' });
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('[F-2.6-02] [F-2.6-06] [F-2.6-08] [F-4.2-04] [F-5.3-06] [F-8-14] it is offered neither when it is not allowed nor when the registry knows the document', async () => {
    const { find } = await open();
    await find(nadie);
    expect(await screen.findByText(/^No se encontró a la persona, no se pudo verificar en el SEGIP/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Registrar a la persona' })).not.toBeInTheDocument();
    expect(screen.getByText('No se encuentran resultados.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buscar nuevamente' })).toBeVisible();
  });

  test('[F-4.2-04] [F-2.6-02] [F-2.6-09] [F-2.6-10] the staff may register by hand too; of nobody there is nothing of the registry', async () => {
    const { find, press } = await open({ uso: 'interno', creacionManual: true }, 'personal');
    await find(nadie);
    expect(screen.queryByRole('region', { name: 'Validación con la BDPA' })).toBeNull();
    await press('Registrar a la persona');
    expect(await screen.findByRole('dialog', { name: 'Confirme los datos ingresados, por favor' })).toBeVisible();
  });

  test('[F-4.2-04] [F-3.8-02] [F-2.6-02] [F-2.6-08] a document the registry has with another birth date cannot be registered by hand', async () => {
    const { find } = await open({ creacionManual: true });
    await find({ ...nadie, NumeroDocumento: soloEnBdpa, FechaNacimiento: '1980-01-01' });
    expect(await screen.findByText(/^El documento está registrado en la BDPA con otros datos/)).toBeVisible();
    expect(screen.getByText('No se encuentran resultados.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Registrar a la persona' })).not.toBeInTheDocument();
  });
});

describe('the panel of the registry', () => {
  test('[F-8-18] [F-7.4-02] [F-7.4-03] [F-2.6-02] [F-2.6-03] [F-2.6-10] [F-3.8-01] [F-6-08] [F-3.8-03] staff see what the fund and the registry have, and may tell the officer', async () => {
    const { persona } = await ejemplo('bdpaNombres');
    const { user, find, press } = await open({ uso: 'interno' }, 'personal');
    await find(persona);
    const panel = within(await screen.findByRole('region', { name: 'Validación con la BDPA' }));
    // The sanitiser is loaded with the first text that needs it.
    const told = (title: string) => panel.getByText(title).closest('div');
    await waitFor(() => expect(told('Diferencias')).toHaveTextContent(persona.Nombres));
    expect(told('En la caja')).toHaveTextContent('Vigencia: VIGENTE');
    expect(told('En la BDPA')).toHaveTextContent('Los datos no coinciden con la BDPA.');
    await press('Notificar al encargado regional');
    const asked = await question(/notificar las diferencias/);
    await user.click(asked.getByRole('button', { name: 'Aceptar' }));
    await toastSays('Se envió un correo electrónico al encargado de seguros regional de la CSBP.');
    const { db } = await theSandbox();
    expect(db.notificacionesBdpa.all().at(-1)).toMatchObject({ NumeroDocumento: persona.NumeroDocumento });
  });

  test('[F-2.6-02] [F-2.6-10] [F-6-08] [F-2.6-03] [F-3.8-01] others do not', async () => {
    const { find } = await open();
    await find((await ejemplo('bdpaNombres')).persona);
    await screen.findByRole('checkbox');
    expect(screen.queryByRole('region', { name: 'Validación con la BDPA' })).not.toBeInTheDocument();
  });

  test('[E-9-13] [F-5.3-07] [F-7.4-02] [F-7.4-03] [F-9-17] [F-2.6-10] [F-3.8-01] [F-2.6-03] of a passport with a complement everything goes to the officer, told in the portal’s words', async () => {
    const { persona } = await ejemplo('bdpaNombres');
    const { user, find, press } = await open({ uso: 'interno' }, 'personal');
    // Another regional forgets what is still being read.
    await screen.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
    session.setState((s) => ({ user: s.user && { ...s.user, id_regional: 4 } }));
    const extranjera = { ...persona, IdTipoDocumento: 3, ComplementoDocumento: '1B', Diferencias: '<b>Nombres</b>' };
    const Datos = { Personas: [extranjera] };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos })),
      http.post('*/NotificarDiferencia', () => HttpResponse.json({ ok: true, Datos: 1 })),
    );
    const sent = recordCalls(/Notifica/);
    await find(persona);
    await press('Notificar al encargado regional');
    const asked = await question(/notificar las diferencias/);
    await user.click(asked.getByRole('button', { name: 'Aceptar' }));
    const told = 'Se envió un correo electrónico al encargado de seguros regional de la CSBP.';
    expect(await findToast(told)).toHaveClass('toast-info');
    expect(sent).toEqual([
      {
        IdParametro: 8,
        IdRegional: 4,
        DiferenciaHTML: '<b>Nombres</b>',
        TipoDocumento: 'PAS',
        NumeroDocumento: persona.NumeroDocumento,
        Complemento: '1B',
        FechaNacimiento: persona.FechaNacimiento,
      },
    ]);
  });

  test('[F-3.8-03] [F-2.6-10] [F-3.8-01] [F-2.6-03] what fund and registry observe, and the differences, are shown and never run', async () => {
    const { persona } = await ejemplo('bdpaObservado');
    const { find } = await open({ uso: 'interno' }, 'personal');
    const hostil = (text: string) =>
      `<b>${text}</b><img src=x onerror="document.title=1"><script>document.title=2</script>`;
    const observada = {
      ...persona,
      ...{ ObservacionCaja: hostil('En mora'), ObservacionBdpa: hostil('Ojo'), Diferencias: hostil('Nombres: ANA') },
    };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos: { Personas: [observada] } })),
    );
    await find(persona);
    for (const text of ['En mora', 'Ojo', 'Nombres: ANA']) expect((await screen.findByText(text)).tagName).toBe('B');
    expect(document.querySelector('img[src="x"], script')).toBeNull();
  });

  test.each([
    [{ EnBdpa: true }, 'Los datos de la caja y de la BDPA son los mismos.'],
    [{ EnBdpa: false }, 'La BDPA no tiene registro de la persona: no hay datos para comparar.'],
    [{ EnBdpa: true, IdPersona: 0 }, 'La caja no tiene registro de la persona: no hay datos para comparar.'],
    [{}, 'No se informaron diferencias.'],
  ])(
    '[F-2.6-10] [F-3.8-01] without observations and differences the panel says so, and nobody can be notified: %j',
    async (part, text) => {
      const { persona } = await ejemplo('registrable');
      const sin = { ...persona, ObservacionCaja: '', ObservacionBdpa: '', Diferencias: '', ...part };
      const Datos = { Personas: [sin], IntegradoBdpa: true, PersonaNueva: null };
      server.use(http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos })));
      const { find } = await open({ uso: 'interno' }, 'personal');
      await find(persona);
      const panel = within(await screen.findByRole('region', { name: 'Validación con la BDPA' }));
      expect(panel.getAllByText('Sin observaciones.')).toHaveLength(2);
      expect(panel.getByText(text)).toBeVisible();
      expect(panel.queryByRole('button', { name: 'Notificar al encargado regional' })).toBeNull();
    },
  );

  test('[F-7.5-07] [F-2.6-03] [F-3.9-01] [F-4.2-08] [F-5.3-01] [F-5.3-03] staff see letter by letter what the identity service has instead, and go on with nobody', async () => {
    const { persona } = await ejemplo('segipPaterno');
    const { choose, onSelect } = await open({ uso: 'interno' }, 'personal');
    const asked = recordCalls('SEGIPconsultaDatosPersonaV1');
    await choose(persona);
    const differences = within(await screen.findByRole('region', { name: 'En qué se diferencian' }));
    expect(differences.getByText('Apellido paterno')).toBeVisible();
    expect(differences.getAllByRole('mark').length).toBeGreaterThan(0);
    expect(screen.getByText('Los siguientes datos no coinciden con el SEGIP:')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Apellido paterno']);
    expect(onSelect).not.toHaveBeenCalled();
    expect(asked).toEqual([
      {
        ...{ tipoPersona: 1, ci: persona.NumeroDocumento, complemento: persona.ComplementoDocumento },
        ...{ apellidoPaterno: persona.ApellidoPaterno, apellidoMaterno: persona.ApellidoMaterno },
        ...{ nombres: persona.Nombres, fechaNacimiento: persona.FechaNacimiento },
      },
    ]);
  });
});

test('differences are told character by character', () => {
  expect(partes('QUISPE', 'QUIZPE')).toEqual({
    escrito: [
      { texto: 'QUI', distinta: false },
      { texto: 'S', distinta: true },
      { texto: 'PE', distinta: false },
    ],
    registrado: [
      { texto: 'QUI', distinta: false },
      { texto: 'Z', distinta: true },
      { texto: 'PE', distinta: false },
    ],
  });
});
