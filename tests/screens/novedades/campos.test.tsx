import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nacionalidad } from '#contract/enumerations.ts';
import { localidades, referencias } from '#sandbox/db/referencias.ts';
import { desplegable, elegido, ofrece } from '#support/desplegables.ts';
import { ejemplo, leido, pulsarDia, recordCalls } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { abrir, dejarArchivo, elegirPersona, empezar, llenar, nueva } from './formulario.ts';

const dato = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;

describe('Datos Personales', () => {
  test('[E-2.2-01, E-2.2-07, E-2.2-08, R-2.3-15, F-3.5-01, F-3.5-02] what is only read, and every field that may be corrected', async () => {
    const { persona, pestana } = await nueva('registrable');
    await pestana('Datos Personales');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registro de Alta de cotizante');
    expect(dato('Apellido paterno')).toBe('APAZA');
    expect(dato('Apellido materno')).toBe('CHOQUE');
    expect(dato('Nombres')).toBe('ROSA');
    expect(dato('Número de documento')).toBe('6843217');
    expect(dato('Fecha de nacimiento')).toBe('12/05/1994');
    expect(dato('Edad')).toBe('32 años');
    const lists = ['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Ubicación de nacimiento'];
    for (const label of [...lists, 'Ubicación de la dirección', 'Grado de instrucción', 'Profesión'])
      expect(desplegable(label)).toBeEnabled();
    for (const [label, value] of [
      ['Zona', persona.Zona],
      ['Dirección', persona.Direccion],
      ['Latitud', persona.LatitudDireccion],
      ['Longitud', persona.LongitudDireccion],
      ['Teléfono', persona.Telefono],
      ['Celular', persona.Celular],
      ['Correo electrónico', persona.CorreoElectronico],
      ['Ocupación', persona.Ocupacion],
    ] as const) {
      const [field] = screen.getAllByLabelText(new RegExp(`^${label}`), { selector: 'input:not([role])' });
      expect(field).toHaveValue(value);
      expect(field).not.toHaveAttribute('readonly');
      expect(field).toHaveAttribute('aria-required', 'true');
      // It is about the worker: the browser must not offer the employer's own address and telephone.
      expect(field).toHaveAttribute('autocomplete', 'off');
    }
    const deLista = (items: readonly { Id: number; Descripcion: string }[], id: number) =>
      items.find(({ Id }) => Id === id)?.Descripcion ?? 'none';
    for (const [label, text] of [
      ['Tipo de documento', deLista(referencias.tiposDocumentos, persona.IdTipoDocumento)],
      ['Extensión', deLista(referencias.extensiones, persona.IdExtensionDocumento)],
      ['Sexo', deLista(referencias.sexos, persona.IdSexo)],
      ['Estado civil', deLista(referencias.estadosCiviles, persona.IdEstadoCivil)],
      ['Nacionalidad', deLista(referencias.paises, persona.IdNacionalidad)],
      ['Ubicación de nacimiento', deLista(localidades, persona.IdUbicacionNacimiento)],
      ['Ubicación de la dirección', deLista(localidades, persona.IdUbicacionDireccion)],
      ['Grado de instrucción', deLista(referencias.gradosInstruccion, persona.IdGradoInstruccion)],
      ['Profesión', deLista(referencias.profesiones, persona.IdProfesion)],
    ] as const)
      await waitFor(() => expect(elegido(label)).toContain(text));
    expect(screen.getByRole('button', { name: /mapa/i })).toBeVisible();
    expect(screen.getAllByText('Los campos con * son obligatorios.')[0]).toBeVisible();
  });

  test('[F-3.11-03, E-2.2-08, E-7.1-01, R-2.3-15, F-3.5-01, F-3.5-02, E-5.2-10] what is corrected of her is sent, each in its field', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    await pagina.pestana('Datos Personales');
    for (const [label, text] of [
      [/^Zona/, 'norte'],
      [/^Dirección/, 'calle 1'],
      [/^Latitud/, '-17.3935'],
      [/^Longitud/, '-66.1568'],
      [/^Teléfono/, '4440001'],
      [/^Celular/, '70000001'],
      [/^Correo electrónico/, 'a@caja.bo'],
      [/^Ocupación/, 'chofer'],
    ] as const)
      await pagina.escribir(label, text);
    expect(await ofrece('Extensión')).toEqual([
      ...['LA PAZ', 'COCHABAMBA', 'SANTA CRUZ', 'ORURO', 'POTOSÍ', 'CHUQUISACA', 'TARIJA', 'BENI', 'PANDO'],
      ...['EXTRANJERO', 'SIN EXTENSIÓN'],
    ]);
    for (const [label, text] of [
      ['Tipo de documento', 'PASAPORTE'],
      ['Extensión', 'ORURO'],
      ['Sexo', 'MASCULINO'],
      ['Estado civil', 'VIUDO'],
      ['Nacionalidad', 'BRASIL'],
      ['Ubicación de nacimiento', 'VIACHA'],
      ['Ubicación de la dirección', 'COROICO'],
      ['Grado de instrucción', 'PRIMARIA'],
      ['Profesión', 'CHOFER'],
    ] as const)
      await pagina.elegir(label, text);
    const sent = recordCalls('/InsertarAltaCotizante');
    await pagina.grabar();
    await pagina.estado('Registrado');
    expect(sent).toMatchObject([
      {
        BasePersonas: {
          ...{ Zona: 'NORTE', Direccion: 'CALLE 1', LatitudDireccion: '-17.3935', LongitudDireccion: '-66.1568' },
          ...{ Telefono: '4440001', Celular: '70000001', CorreoElectronico: 'a@caja.bo', Ocupacion: 'CHOFER' },
          ...{ IdTipoDocumento: 3, IdExtensionDocumento: 4, IdSexo: 1, IdEstadoCivil: 3, IdUbicacionNacimiento: 103 },
          IdNacionalidad: referencias.paises.find(({ Descripcion }) => Descripcion === 'BRASIL')?.Id,
          ...{ IdUbicacionDireccion: 106, IdGradoInstruccion: 2, IdProfesion: 11 },
        },
      },
    ]);
  });

  test('[E-2.2-07, F-3.5-01, F-3.6-01] her document has its complement, and her insured record its numbers', async () => {
    const { db, persona, pestana } = await nueva('reingreso');
    const [own] = db.pacientes.by('persona', persona.IdPersona);
    await pestana('Datos Personales');
    expect(dato('Número de documento')).toBe('5120984-1F');
    expect(own?.MatriculaTitular).toMatch(/./);
    expect(dato('Matrícula')).toBe(own?.MatriculaTitular);
    expect(dato('Historia clínica')).toBe(own?.HistoriaClinica);
  });

  test('[F-3.11-05, F-3.11-06, E-5.2-11, F-3.5-03, E-3-02, R-3.2-06, E-2.2-08] two sexes, no unknown nationality, Bolivian by default', async () => {
    await (await nueva('registrable')).pestana('Datos Personales');
    expect(await ofrece('Sexo')).toEqual(['MASCULINO', 'FEMENINO']);
    expect((await ofrece('Nacionalidad')).filter((name) => /DESCONOCID/i.test(name))).toEqual([]);
    expect(elegido('Nacionalidad')).toMatch(/BOLIVIA/);
  });

  test('[E-5.2-11, E-5.2-12, F-3.11-06, R-3.2-06] an unknown nationality or sex of hers is not chosen, nor offered because she has it', async () => {
    const { db, persona } = await ejemplo('registrable');
    db.personas.put({ ...persona, IdNacionalidad: nacionalidad.desconocida, IdSexo: 3 });
    await (await nueva('registrable')).pestana('Datos Personales');
    expect(await ofrece('Sexo')).toEqual(['MASCULINO', 'FEMENINO']);
    expect((await ofrece('Nacionalidad')).filter((name) => /DESCONOCID/i.test(name))).toEqual([]);
    for (const label of ['Sexo', 'Nacionalidad']) expect(desplegable(label)).toHaveValue('');
  });

  test('[E-2.2-08] what a record has and nobody may choose any more can be read, here and while it is corrected', async () => {
    const { db, persona } = await ejemplo('pendiente');
    db.personas.put({ ...persona, IdProfesion: 1 });
    const pagina = await abrir('pendiente');
    const leida = () => screen.getByLabelText(/^Profesión/, { selector: 'input' });
    await waitFor(() => expect(leida()).toHaveValue('DESCONOCIDO'));
    await pagina.user.click(pagina.boton('Editar'));
    expect(elegido('Profesión')).toBe('DESCONOCIDO');
    expect(await ofrece('Profesión')).toContain('ABOGADO(A)');
  });

  test('[R-3.2-06, E-2.2-08] the profession of somebody who has one is not unknown', async () => {
    await (await nueva('registrable')).pestana('Datos Personales');
    expect((await ofrece('Profesión')).filter((name) => /DESCONOCID/i.test(name))).toEqual([]);
  });

  test('[E-5.2-10, E-2.2-08] text is written in upper case where the caret stands', async () => {
    const pagina = await nueva('registrable');
    const raised = document.querySelectorAll('[role=tabpanel] .control-upper');
    expect([...raised].map((one) => one.getAttribute('name'))).toEqual(
      expect.arrayContaining([
        ...['Zona', 'Direccion', 'Ocupacion'].map((name) => `BasePersonas.${name}`),
        ...['Cargo', 'Observacion'].map((name) => `SegurosPersonasNovedad.${name}`),
      ]),
    );
    await pagina.escribir(/^Zona/, 'alto ñ');
    expect(pagina.campo(/^Zona/)).toHaveValue('ALTO Ñ');
    await pagina.user.type(pagina.campo(/^Zona/), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(pagina.campo(/^Zona/)).toHaveValue('AXLTO Ñ');
  });

  test('[E-8-09, F-8-15, E-2.2-08] a search in a list without match says so', async () => {
    const { user, pestana } = await nueva('registrable');
    await pestana('Datos Personales');
    desplegable('Profesión').focus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('Qqq Ñ');
    expect(await screen.findByRole('option', { name: 'Ningún resultado para Qqq Ñ.' })).toBeVisible();
  });
});

describe('the notice of a contributor', () => {
  test('[E-2.2-09, E-2.2-10, E-2.2-11, E-2.2-12, E-2.2-13, E-2.2-14, E-2.2-19, E-2.5-06, E-5.3-08] its labels, entry by default, and no re-entry for who never entered', async () => {
    const pagina = await nueva('registrable');
    await pagina.pestana('Aviso de alta');
    expect(dato('Nº de aviso')).toBe('Se asigna al grabar');
    expect(dato('Pagado')).toBe('No');
    for (const label of [/^Fecha de ingreso/, /^Haber mensual/, /^Cargo/, /^Observación/])
      expect(pagina.campo(label)).toBeVisible();
    expect(desplegable('Ubicación empresa')).toBeVisible();
    expect(screen.queryByLabelText(/^Fecha fin de contrato/)).not.toBeInTheDocument();
    expect(screen.queryByText('Fecha de declaración')).not.toBeInTheDocument();
    expect(elegido('Tipo alta')).toBe('INGRESO A LA EMPRESA');
    expect(await ofrece('Tipo alta')).toEqual(['INGRESO A LA EMPRESA', 'FUSIÓN DE EMPRESA', 'CAMBIO DE RAZÓN SOCIAL']);
  });

  test('[E-7.4-04] [F-7.7-06] [E-2.2-19] [E-5.3-09] a type and a document the fund added are offered and asked for', async () => {
    const { db } = await ejemplo('registrable');
    const tipo = { IdTipoNovedad: 126, Novedad: 'COMISIÓN DE SERVICIO', IdTipoNovedadPadre: 1 };
    db.tiposNovedad.put({ ...tipo, Orden: 5, IdTipoNovedadAntecesor: 0 });
    const [documento] = db.requisitos.by('tipo', 1).filter((r) => r.IdRequisito === 3);
    if (!documento) throw new Error('no document is asked for');
    db.requisitos.put({
      ...documento,
      IdRequisitoTipoNovedad: 12650,
      IdTipoNovedad: 126,
      IdRequisito: 50,
      Nombre: 'MEMORÁNDUM',
    });
    const pagina = await nueva('registrable');
    await pagina.pestana('Aviso de alta');
    expect((await ofrece('Tipo alta')).at(-1)).toBe('COMISIÓN DE SERVICIO');
    expect(screen.queryByText(/MEMORÁNDUM/)).toBeNull();
    await pagina.elegir('Tipo alta', 'COMISI');
    expect((await screen.findAllByText(/MEMORÁNDUM/)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(pagina.campo(/^Fecha de ingreso/)).toHaveAccessibleDescription('Entre 02/01/1900 y 20/11/2026'),
    );
  });

  test('[E-5.3-09, E-6-02, E-7.1-06, E-7.4-05, F-6-09, E-5.3-13, E-5.3-12, E-1-01, decision 14] its date is picked, not typed, within the period; other types reach back and never past today', async () => {
    const asked = recordCalls(/\/ObtenerPeriodoActivoAporteEmpresa\/501\/1$/);
    const pagina = await nueva('registrable');
    await pagina.pestana('Aviso de alta');
    const field = pagina.campo(/^Fecha de ingreso/);
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveAccessibleDescription('Entre 01/11/2026 y 30/11/2026');
    expect(asked.length).toBeGreaterThan(0);
    await pagina.user.click(field);
    expect(await screen.findByRole('button', { name: '31 de octubre de 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const dia = (name: string) => screen.getByRole('button', { name });
    for (const last of ['1 de noviembre de 2026', '30 de noviembre de 2026'])
      expect(dia(last)).not.toHaveAttribute('aria-disabled', 'true');
    expect(dia('1 de diciembre de 2026')).toHaveAttribute('aria-disabled', 'true');
    await pagina.user.keyboard('{Escape}');
    await pagina.elegir('Tipo alta', 'FUSIÓN');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Entre 02/01/1900 y 20/11/2026'));
  });

  test('[E-4-45, E-2.2-19, E-2.5-06, decision 38, E-3-05] re-entry and change of name begin with the dates of before, entry with none', async () => {
    const pagina = await nueva('reingreso');
    await pagina.pestana('Aviso de alta');
    expect(await ofrece('Tipo alta')).toEqual([
      ...['INGRESO A LA EMPRESA', 'REINGRESO', 'FUSIÓN DE EMPRESA', 'CAMBIO DE RAZÓN SOCIAL'],
    ]);
    await pagina.elegir('Tipo alta', 'REINGRESO');
    const field = pagina.campo(/^Fecha de ingreso/);
    await waitFor(() => expect(field).toHaveValue('20/06/2026'));
    await pagina.elegir('Tipo alta', 'CAMBIO');
    await waitFor(() => expect(field).toHaveValue('20/07/2023'));
    await pagina.elegir('Tipo alta', 'INGRESO A LA');
    await waitFor(() => expect(field).toHaveValue(''));
  });

  test('[E-4-47, E-9-02, decision 52] nobody enters on a day before being of age', async () => {
    const { db, persona } = await ejemplo('reingreso');
    db.personas.put({ ...persona, FechaNacimiento: '2006-01-15' });
    const pagina = await nueva('reingreso');
    await llenar(pagina);
    await pagina.elegir('Tipo alta', 'CAMBIO');
    await pagina.user.click(pagina.boton('Grabar'));
    const text = `No se puede registrar la novedad para el asegurado(a) ${pagina.nombre}, porque es menor de edad.`;
    await waitFor(() =>
      expect(pagina.campo(/^Fecha de ingreso/)).toHaveAccessibleDescription(new RegExp(text.slice(-30))),
    );
  });
});

describe('the notice of an intern', () => {
  test('[E-2.2-10, E-2.2-11, E-2.2-12, E-5.3-07, E-5.3-08, E-5.3-10, E-3-07, E-1-04, E-5.3-09, E-2.2-09, E-4-01] has the contract’s dates and a stipend that may be 0', async () => {
    const quien = await ejemplo('registrable');
    await signInAs('empresa');
    for (const id of [2, 3, 6]) await dejarArchivo(quien.persona.IdPersona, id, 12);
    const pagina = await empezar({ tipo: 8 });
    await elegirPersona(pagina, quien.documento);
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent('2 de 2'));
    await pagina.pestana('Aviso de alta');
    expect(pagina.campo(/^Fecha fin de contrato/)).toBeVisible();
    await pagina.escribir(/^Estipendio/, '0');
    await pagina.escribir(/^Cargo/, 'pasante');
    await pagina.elegir('Ubicación empresa', 'EL ALTO');
    // Its end is bounded as its start is, and by the start as soon as that is chosen.
    const elFin = async (dia: string) => {
      await leido();
      await pagina.user.click(pagina.campo(/^Fecha fin de contrato/));
      const disabled = (await screen.findByRole('button', { name: dia })).getAttribute('aria-disabled');
      await pagina.user.keyboard('{Escape}');
      return disabled === 'true';
    };
    expect([await elFin('31 de octubre de 2026'), await elFin('1 de noviembre de 2026')]).toEqual([true, false]);
    await pagina.elegirDia(/^Fecha inicio de contrato/, '18 de noviembre de 2026');
    expect([await elFin('17 de noviembre de 2026'), await elFin('18 de noviembre de 2026')]).toEqual([true, false]);
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() =>
      expect(pagina.campo(/^Fecha fin de contrato/)).toHaveAccessibleDescription(
        'Fecha fin de contrato, no tiene información.',
      ),
    );
    expect(pagina.campo(/^Estipendio/)).toBeValid();
    await leido();
    await pagina.user.click(pagina.campo(/^Fecha fin de contrato/));
    expect(await screen.findByRole('button', { name: '17 de noviembre de 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await pulsarDia(pagina, '30 de noviembre de 2026');
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar el alta de pasante de la persona ${quien.nombre}?`);
    await pagina.estado('Registrado');
    expect(quien.novedad()).toMatchObject({ IdTipoNovedad: 12, HaberMensual: 0, FechaFinNovedad: '2026-11-30' });
  });
});
