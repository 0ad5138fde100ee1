import { screen } from '@testing-library/react';
import { contestar, perdida } from '#support/respuestas.ts';
import { ejemplo, question } from '#support/screens.ts';
import { elegirPersona, empezar } from '../novedades/formulario.ts';
import { abrir, dialogo } from '../parametros/lista.ts';
import { type Caso, contestarDocumentada, pantalla, pulsando } from './documentadas.ts';

const PARENTESCOS = '/seguros/relacion-parentesco-admin';
const TIPOS = '/seguros/tipo-novedad-admin';
const F310 = 'if F 3.10';

/** Changes a record in a list of parameters. Its dialog opens with the data from the services. */
const editando = (ruta: string, tabla: string, boton: string) => async () => {
  const { user } = await abrir(ruta, tabla);
  await user.click(screen.getByRole('button', { name: boton }));
};

/** Deletes a type the staff added. The answer is lost, and the portal checks in the list whether the type is gone. */
async function eliminaTipo() {
  const { user } = await abrir(TIPOS, 'Tipos de novedad');
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const form = await dialogo('Nuevo tipo de novedad');
  await user.type(form.getByLabelText(/^Novedad/), 'comisión');
  await user.selectOptions(await form.findByLabelText('Tipo padre'), 'AVISO DE ALTA DE COTIZANTE');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await user.type(screen.getByRole('searchbox'), 'comision');
  const button = await screen.findByRole('button', { name: 'Eliminar COMISIÓN' });
  contestar('/EliminarTiposAfiliacionVM', perdida);
  contestarDocumentada('GET Parametros/ListarTiposNovedad/');
  await user.click(button);
  await user.click((await question(/COMISIÓN/)).getByRole('button', { name: 'Eliminar' }));
}

/** The kinds in the list of a new notice. */
async function tiposDeAlta() {
  const { documento, persona } = await ejemplo('registrable');
  const pagina = await empezar();
  await elegirPersona(pagina, documento, persona.IdTipoDocumento);
  await pagina.user.click(await screen.findByRole('tab', { name: /^Aviso de alta/ }));
  const list = await screen.findByLabelText(/^Tipo alta/, { selector: '[role="combobox"]' });
  list.focus();
  await pagina.user.keyboard('{ArrowDown}');
}

/** The parameters of the fund, and the kinds of notice. */
export const deParametros: readonly Caso[] = [
  {
    id: 'GET Parametros/ListarRelacionesParentesco/',
    as: 'personal',
    donde: 'the list of kinships',
    abre: () => pantalla(PARENTESCOS),
    muestra: ['TITULAR', 'ESPOSO(A)', '2 resultados'],
  },
  {
    id: 'GET Parametros/RecuperarRelacionParentesco/{id}',
    as: 'personal',
    donde: 'the dialog of a kinship',
    abre: editando(PARENTESCOS, 'Relaciones de parentesco', 'Editar TITULAR'),
    muestra: ['Editar relación de parentesco', 'TITULAR'],
  },
  {
    id: 'GET Parametros/RecuperarTipoAsegurado/{id}',
    as: 'personal',
    donde: 'the dialog of an insured type',
    abre: editando('/seguros/tipo-asegurado-admin', 'Tipos de asegurado', 'Editar PASIVO'),
    muestra: ['Editar tipo de asegurado'],
  },
  {
    id: 'GET Parametros/BuscarTiposNovedadVM/{text}',
    cuando: F310,
    as: 'personal',
    donde: 'the list of kinds of notice',
    abre: () => pantalla(TIPOS),
    muestra: ['INGRESO A LA EMPRESA', 'REINGRESO', '2 resultados'],
  },
  {
    id: 'GET Parametros/ListarTiposNovedad/',
    as: 'personal',
    donde: 'a kind of notice whose deletion got no answer',
    abre: eliminaTipo,
    muestra: ['El Tipo de Afiliación se eliminó correctamente.'],
  },
  {
    id: 'GET TipoNovedad/obtieneNovedadesPadre/{ids}',
    donde: 'the kinds of a new notice',
    abre: pulsando('/seguros/aviso-alta-admin', 'Nuevo'),
    muestra: ['Alta de cotizante'],
  },
  {
    id: 'GET TipoNovedad/ObtieneTiposNovedadHijosDadoIdPadre/{id}',
    donde: 'a new notice',
    abre: tiposDeAlta,
    muestra: ['INGRESO A LA EMPRESA'],
  },
];
