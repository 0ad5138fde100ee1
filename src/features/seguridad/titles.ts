/** Title that the router needs before the screen's code loads. */
export const titulo = 'Formularios';
