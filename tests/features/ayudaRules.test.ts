import '#app/familias.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Tarea } from '#blocks/ayuda/tareas.ts';
import type { Rol } from '#blocks/rol/rolActual.ts';
import { session } from '#client/session.ts';
import { buscarTareas, pantallaDe, tareasDe } from '#features/ayuda/guia.ts';
import { forgetPeople } from '#support/people.ts';
import { sessionAs } from '../client/support.ts';

afterEach(forgetPeople);

const [CAJA, EMPRESA, ASEGURADO] = [1801, 1802, 1972];
/** Somebody with these screens in the menu. */
function entra(usrtyp: number, ...rutas: string[]): void {
  const acceso = { EtiquetaFormularioWeb: '', SeMuestraEnMenu: true, Grupo: '', Orden: 0 };
  sessionAs(usrtyp, { accesos: rutas.map((Ruta) => ({ ...acceso, Ruta })) });
}
const ids = (tareas: readonly Tarea[]) => tareas.map(({ id }) => id);
const delPortal = ['buscar-desde-cualquier-pantalla', 'entrar-y-cambiar-la-contrasena', 'sesion-bloqueada'];

describe('the tasks of a user', () => {
  test('[F-1-03] [F-3.11-01] [F-6-01] are those of the role whose screen the user may open, by topic and title', () => {
    entra(EMPRESA, 'aviso-alta-admin', 'lista-facturas', 'reporte-saldo-formulario-fisico');
    expect(ids(tareasDe())).toEqual([
      ...['corregir-un-aviso-observado', 'declarar-avisos', 'pasantes-y-voluntarios', 'importar-una-planilla'],
      'registrar-un-alta',
      ...['ver-e-imprimir-facturas', 'leer-los-reportes', ...delPortal],
    ]);
  });

  test.each([
    ['aviso-alta-admin', true],
    ['aviso-baja-admin', true],
    ['aviso-transferencia-admin', true],
    ['aviso-alta-pasivo-admin', false],
    ['aviso-alta-editar', false],
  ])('of somebody with the screen %s include the import from a file: %s', (ruta, included) => {
    entra(EMPRESA, ruta);
    expect(ids(tareasDe()).includes('importar-una-planilla')).toBe(included);
  });

  test('[F-1-01] [F-1-03] [F-3.11-01] [F-6-01] are of the role of the user, or of the role that is asked for', () => {
    const screens = ['mis-datos', 'mis-avisos', 'revision-admin', 'personas-admin', 'orden-pago-admin-ex'];
    entra(ASEGURADO, ...screens);
    const own = ['pagar-lo-que-debo', 'mi-carnet', 'mis-avisos', 'mis-citas', 'ver-mis-datos'];
    expect(ids(tareasDe())).toEqual([...own, ...delPortal]);
    expect(ids(tareasDe('personal'))).toEqual([
      ...['aceptar-varios', 'observar-un-aviso', 'revisar-avisos', 'la-carpeta-de-una-persona', ...delPortal],
    ]);
    entra(CAJA, ...screens);
    expect(tareasDe()).toEqual(tareasDe('personal'));
  });

  test('[F-3.11-01] [F-6-01] of staff with a company are the employer’s, and of the services’ own users none of a role', () => {
    const screens = ['mis-datos', 'mis-avisos', 'revision-admin', 'aviso-alta-admin', 'orden-pago-admin-ex'];
    entra(EMPRESA, ...screens);
    const deEmpresa = tareasDe();
    entra(1971, ...screens);
    expect(tareasDe()).toEqual(tareasDe('personal'));
    session.setState(({ empresa }) => ({ empresa: { ...empresa, IdEmpresa: 501 } }));
    expect(tareasDe()).toEqual(deEmpresa);
    expect(tareasDe()).not.toEqual(tareasDe('personal'));
    entra(1973, ...screens);
    expect(tareasDe()).toEqual(tareasDe('otro'));
    expect(tareasDe('otro')).not.toEqual(deEmpresa);
  });

  test('are the ones that everybody has, if the user has no menu or nobody is signed in', () => {
    entra(CAJA);
    expect(ids(tareasDe())).toEqual(delPortal);
    forgetPeople();
    expect(ids(tareasDe('otro'))).toEqual(delPortal);
  });

  test('have their topics in the order of the guide', () => {
    const screens = [
      ...['aviso-alta-admin', 'aviso-baja-admin', 'aviso-transferencia-admin', 'aviso-alta-pasivo-admin'],
      ...['orden-pago-admin-ex', 'lista-facturas', 'ocupacional-admin-ex', 'reporte-citas-medicas', 'revision-admin'],
      ...['reporte-saldo-formulario-fisico', 'personas-admin', 'bdpa-monitor', 'mis-datos', 'mis-avisos'],
      ...['relacion-parentesco-admin', 'afiliacion-admin', 'recien-nacido-admin'],
    ];
    entra(CAJA, ...screens);
    const topics = (rol: Rol) => [...new Set(tareasDe(rol).map(({ tema }) => tema))];
    expect(topics('empresa')).toEqual([
      ...['Avisos de trabajadores', 'Pagos', 'Pasivos', 'Salud ocupacional', 'Reportes', 'El portal'],
    ]);
    expect(topics('personal')).toEqual([
      ...['Avisos de trabajadores', 'Pasivos', 'Salud ocupacional', 'Reportes', 'Revisión de avisos', 'Personas'],
      ...['Registro central', 'Parámetros', 'El portal'],
    ]);
    expect(topics('asegurado')).toEqual(['Pagos', 'Pasivos', 'Mi seguro', 'El portal']);
    for (const rol of ['empresa', 'personal', 'asegurado'] as const) {
      for (const { roles } of tareasDe(rol)) expect(roles.includes(rol) || roles.includes('todos')).toBe(true);
    }
  });
});

const tarea = (id: string, over: Partial<Tarea> = {}): Tarea => ({
  ...{ id, titulo: id, roles: ['todos'], tema: '', pantallas: [], palabras: [], entrada: [], pasos: [], notas: [] },
  ...over,
});

describe('a search in the guide', () => {
  const pasos = [
    { texto: ['Presione ', { fuerte: 'Pagar' }, ' y espere.'], imagenes: [] },
    { texto: ['Lea el código.'], imagenes: [] },
  ];
  const tareas = [
    tarea('texto', { entrada: ['Sirve para la deuda', { fuerte: 'da' }, '.'], pasos, notas: [['Use el ', 'banco.']] }),
    tarea('palabras', { titulo: 'Otra', tema: 'Mi seguro', palabras: ['DEUDA', 'recibo'] }),
    tarea('titulo', { titulo: 'Ver la Deuda con QR', palabras: ['factura'] }),
    tarea('nada', { titulo: 'Nada' }),
  ];
  const halla = (texto: string) => ids(buscarTareas(tareas, texto));

  test('finds titles first, then search words, then the rest', () => {
    expect(halla('deuda')).toEqual(['titulo', 'palabras', 'texto']);
  });

  test.each([
    ['qr ver', ['titulo']],
    ['  QR   factura ', ['titulo']],
    ['seguro otra recibo', ['palabras']],
    ['pagar espere', ['texto']],
    ['presione pagar', ['texto']],
    ['codigo', ['texto']],
    ['deudada', ['texto']],
    ['banco', ['texto']],
    ['el banco', ['texto']],
    ['deuda xyz', []],
    ['nada deuda', []],
  ])('for "%s" finds %o', (texto, found) => {
    expect(halla(texto)).toEqual(found);
  });

  test('finds the words of a title among the other words', () => {
    expect(halla('otra deuda')).toEqual(['palabras']);
    expect(halla('texto banco')).toEqual(['texto']);
  });

  test('finds the search words together with the text', () => {
    const one = tarea('una', { titulo: 'Una', tema: 'Pagos', palabras: ['recibo'], notas: [['Use el banco.']] });
    expect(['pagos banco', 'recibo banco', 'una banco'].map((texto) => ids(buscarTareas([one], texto)))).toEqual([
      ...[['una'], ['una'], ['una']],
    ]);
  });

  test('does not join what is written apart', () => {
    expect(halla('otrami')).toEqual([]);
    expect(halla('deudarecibo')).toEqual([]);
    expect(halla('espere.lea')).toEqual([]);
  });

  test('for nothing finds everything, in the same order', () => {
    expect(halla(' ')).toEqual(['texto', 'palabras', 'titulo', 'nada']);
  });
});

describe('the screen of a task', () => {
  test.each([
    [['aviso-alta-editar', 'aviso-alta-admin'], 'aviso-alta-admin'],
    [['persona-carpeta', 'personas-admin'], 'personas-admin'],
    [['mi-aviso', 'mis-avisos'], 'mis-avisos'],
    [['login', 'forgot-your-password', 'modificar-password', 'regional-module', 'inicio'], 'regional-module'],
    [['no-existe', 'inicio'], 'inicio'],
    [['inicio', 'mis-datos'], 'inicio'],
    [['orden-pago-editar-ex'], undefined],
    [[], undefined],
  ])('among %o is %s', (pantallas, screen) => {
    expect(pantallaDe(tarea('x', { pantallas }))).toBe(screen);
  });
});
