import { parentesco } from '#contract/enumerations.ts';
import { titles } from './titles.ts';

/** Texts that all lists of parameters share. */
export const comunes = {
  acciones: 'Acciones',
  elija: 'Elija una opción',
  vacio: '—',
  editarA: 'Editar {nombre}',
  verA: 'Ver {nombre}',
  eliminarA: 'Eliminar {nombre}',
  eliminarTitulo: 'Eliminar',
  noExiste: 'El registro no existe.',
  ninguno: 'Ninguno',
} as const;

/** Texts of the kinships. */
export const parentescos = {
  titulo: titles.parentescos,
  archivo: 'parentescos',
  explicacion: 'Qué es cada persona para el titular y qué lugar le da en la afiliación',
  nuevo: 'Nueva relación de parentesco',
  editar: 'Editar relación de parentesco',
  eliminar: '¿Está seguro de eliminar la relación de parentesco {nombre}?',
  campo: 'Relación de parentesco',
  rol: 'Rol en la afiliación',
  eligeRol: 'Debe seleccionar el rol en la afiliación.',
} as const;

/** The names of kinships by id (spec F 3.11), for rows without a name from the services. */
export const nombresDeParentesco: Readonly<Record<number, string>> = {
  [parentesco.particular]: 'PARTICULAR',
  [parentesco.esposo]: 'ESPOSO(A)',
  [parentesco.hijo]: 'HIJO(A)',
  [parentesco.padre]: 'PADRE',
  [parentesco.madre]: 'MADRE',
  [parentesco.hermano]: 'HERMANO(A)',
  [parentesco.titular]: 'TITULAR',
  [parentesco.pasante]: 'PASANTE',
  [parentesco.conviviente]: 'CONVIVIENTE',
  [parentesco.hijastro]: 'HIJASTRO(A)',
  [parentesco.nieto]: 'NIETO(A)',
  [parentesco.voluntariado]: 'VOLUNTARIADO',
};

/** Texts of the kinds of insured. */
export const asegurados = {
  titulo: titles.asegurados,
  archivo: 'tipos-de-asegurado',
  explicacion: 'Los tipos en los que se afilia una persona, con los parentescos que admite cada uno',
  nuevo: 'Nuevo tipo de asegurado',
  editar: 'Editar tipo de asegurado',
  eliminar: '¿Está seguro de eliminar el tipo de asegurado {nombre}?',
  campo: 'Tipo de asegurado',
  parentescos: 'Parentescos que admite',
  elegidos: '{elegidos} de {total} elegidos',
} as const;

/** Texts of the novelty types. */
export const novedades = {
  titulo: titles.novedades,
  archivo: 'tipos-de-novedad',
  explicacion: 'Los tipos de aviso y de examen, cada uno bajo su tipo padre',
  nuevo: 'Nuevo tipo de novedad',
  editar: 'Editar tipo de novedad',
  eliminar: '¿Está seguro de eliminar el tipo de novedad {nombre}?',
  campo: 'Novedad',
  padre: 'Tipo padre',
  sinPadre: 'Ninguno: es un tipo padre',
  esPadre: 'Tipo padre',
  antecesora: 'Novedad antecesora',
  origen: 'Origen',
  sistema: 'Del sistema',
  agregado: 'Agregado',
  lugar: 'Lugar en la lista',
  soloAgrupa:
    'Un tipo padre agregado reúne otros tipos en las listas. Los avisos se registran con los tipos que dependen de un tipo padre del sistema.',
  comoLosDeSuPadre: 'Sus avisos siguen las reglas, los estados y los requisitos de su tipo padre.',
  ordenar: 'Ordenar tipos padre',
} as const;

/** The page of one novelty type. */
export const ficha = {
  sinTipos: 'No se pudieron leer los demás tipos de novedad.',
  sinBuscar: 'No se pudieron buscar los tipos de novedad.',
  titulo: titles.novedad,
  noExiste: 'El tipo de novedad no existe.',
  perderia: 'Si sale ahora, perderá lo que cambió de este tipo de novedad.',
  volver: 'Ir a los tipos de novedad',
  datos: 'Datos',
  estados: 'Estados del proceso',
  sinEstados: 'Este tipo no tiene estados registrados.',
  requisitos: 'Requisitos',
  sinRequisitos: 'Este tipo no pide documentos.',
  requerido: 'Requerido',
  opcional: 'Opcional',
  formatos: '{formatos}, hasta {mb} MB',
  soloLectura: 'Los servicios no ofrecen cambiarlos desde el portal.',
  antecesoraTitulo: 'Novedad antecesora',
  antecesoraAyuda: 'La que debe existir antes de registrar esta. Vacía si no necesita ninguna.',
  productosTitulo: 'Productos que se cobran',
  sinProductos: 'No hay productos registrados.',
  productosAyuda:
    'Un aviso cuesta en la orden de pago lo que suman los productos marcados y habilitados. Sin ninguno, lo que cuesta su tipo padre.',
  noHabilitado: 'no habilitado',
  ordenTitulo: 'Orden de sus tipos',
  ordenPadres: 'Orden de los tipos padre',
  sinOrden: 'Este tipo no tiene otros que dependan de él.',
  subir: 'Subir {nombre}',
  bajar: 'Bajar {nombre}',
  quedo: '{nombre}, lugar {lugar} de {total}',
} as const;

/** The products and their form (spec F 2.5b; messages.tsv M025 to M027). */
export const productos = {
  titulo: titles.productos,
  archivo: 'productos',
  explicacion: 'Lo que la caja cobra y factura',
  nuevo: 'Nuevo producto',
  editar: 'Editar producto',
  eliminar: '¿Está seguro de eliminar el producto {nombre}?',
  codigo: 'Código',
  codigoNuevo: 'Se asigna al grabar',
  nombre: 'Nombre del producto',
  precio: 'Precio Bs.',
  estado: 'Estado',
  habilitado: 'Habilitado',
  deshabilitado: 'Deshabilitado',
  homologado: 'Homologado',
  porHomologar: 'Por homologar',
  impuestos: 'Impuestos Nacionales',
  actividad: 'Actividad',
  productoSiat: 'Producto de Impuestos Nacionales',
  unidad: 'Unidad de medida',
  datos: 'Datos del producto',
  seGrabo: 'El producto {codigo} se grabó. Puede registrar otro o salir.',
  perderia: 'Si sale ahora, perderá lo que escribió de este producto.',
  sinNombre: 'Debe ingresar el nombre del Producto.',
  sinPrecio: 'El precio tiene que ser mayor a 0.',
  sinActividad: 'Debe seleccionar una actividad.',
  sinProductoSiat: 'Debe seleccionar un producto de Impuestos Nacionales con el cual homologar.',
  sinUnidad: 'Debe seleccionar una unidad de medida.',
  noExiste: 'El producto no existe.',
  volver: 'Ir a los productos',
} as const;
