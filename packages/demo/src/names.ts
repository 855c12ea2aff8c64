import type { Country } from "@trilha/contract/core/country.ts";

interface Names {
  female: readonly string[];
  male: readonly string[];
  last: readonly string[];
}

const words = (text: string) => text.trim().split(/\s*,\s*/);

/** Names people of a country really bear; with and without accents, because both happen. */
export const namesByCountry: Readonly<Record<Country, Names>> = {
  BR: {
    female: words(
      "Ana Beatriz, Juliana, Camila, Fernanda, Larissa, Patrícia, Aline, Letícia, Débora, Rafaela, Bianca, Vanessa, Tatiane, Luana, Gabriela, Simone, Adriana, Natália, Mônica, Érica",
    ),
    male: words(
      "João Pedro, Lucas, Thiago, Rafael, Bruno, Gustavo, Rodrigo, Felipe, Leandro, Marcelo, Anderson, Diego, Vinícius, Eduardo, Caio, Wellington, José Carlos, Álvaro, Alvaro, Ítalo",
    ),
    last: words(
      "Silva, Santos, Oliveira, Souza, Rodrigues, Ferreira, Alves, Pereira, Lima, Gomes, Costa, Ribeiro, Martins, Carvalho, Araújo, Melo, Barbosa, Cardoso, Nascimento, Moreira, Conceição, Teixeira, Correia, Batista, Nogueira, Assunção, Brandão, Queiroz, Sampaio, Guimarães",
    ),
  },
  AR: {
    female: words(
      "Sofía, Martina, Valentina, Lucía, Agustina, Florencia, Micaela, Rocío, Julieta, Carolina, Paula, Mariana, Noelia, Antonella",
    ),
    male: words(
      "Santiago, Mateo, Facundo, Nicolás, Matías, Gonzalo, Ezequiel, Lautaro, Tomás, Federico, Joaquín, Leandro, Hernán, Ignacio",
    ),
    last: words(
      "Fernández, González, Rossi, Bianchi, Álvarez, Romero, Sosa, Acosta, Benítez, Medina, Ferrari, Molina, Castro, Ortiz, Gallo, Quiroga, Peralta, Ledesma, Cabrera, Ríos",
    ),
  },
  CA: {
    female: words(
      "Emily, Olivia, Charlotte, Sophie, Chloé, Amélie, Hannah, Megan, Élise, Priya, Mei, Rachel, Noémie, Sarah",
    ),
    male: words(
      "Liam, Ethan, Noah, William, Émile, Mathieu, Benjamin, Ryan, Olivier, Arjun, Kevin, Tyler, Étienne, Daniel",
    ),
    last: words(
      "Tremblay, Smith, Gagnon, Brown, Roy, Wilson, Côté, MacDonald, Bouchard, Campbell, Gauthier, Chen, Morin, Singh, Lavoie, Taylor, Fortin, Nguyen, Pelletier, Martin",
    ),
  },
  CL: {
    female: words(
      "Catalina, Javiera, Constanza, Antonia, Fernanda, Macarena, Daniela, Francisca, Camila, Trinidad, Paulina, Bárbara",
    ),
    male: words(
      "Vicente, Benjamín, Cristóbal, Sebastián, Matías, Felipe, Ignacio, Rodrigo, Álvaro, Maximiliano, Bastián, Claudio",
    ),
    last: words(
      "Muñoz, Rojas, Díaz, Soto, Contreras, Sepúlveda, Fuentes, Araya, Espinoza, Valenzuela, Tapia, Figueroa, Vergara, Riquelme, Cárdenas, Bravo, Saavedra, Henríquez",
    ),
  },
  CO: {
    female: words(
      "Valeria, Daniela, Laura, Natalia, Alejandra, Paola, Angélica, Luisa Fernanda, Manuela, Yuliana, Diana, Tatiana",
    ),
    male: words(
      "Juan David, Andrés, Camilo, Santiago, Jhon, Óscar, Mauricio, Julián, Esteban, Cristian, Hernán, Wilmer",
    ),
    last: words(
      "Rodríguez, Gómez, Martínez, Restrepo, Jaramillo, Cárdenas, Ospina, Quintero, Moreno, Vargas, Zapata, Arango, Mejía, Londoño, Castaño, Hoyos, Buitrago, Salazar",
    ),
  },
  MX: {
    female: words(
      "María Fernanda, Guadalupe, Ximena, Daniela, Regina, Alejandra, Karla, Verónica, Itzel, Fátima, Brenda, Rosario, Leticia, Paola, Citlali, Mariana",
    ),
    male: words(
      "José Luis, Miguel Ángel, Juan Carlos, Luis Fernando, Emiliano, Diego, Alejandro, Jesús, Ricardo, Óscar, Iván, Arturo, Gerardo, Héctor, Rubén, Adrián",
    ),
    last: words(
      "Hernández, García, Martínez, López, González, Pérez, Sánchez, Ramírez, Cruz, Flores, Morales, Jiménez, Reyes, Gutiérrez, Mendoza, Aguilar, Castillo, Guerrero, Rivera, Navarro, Ibarra, Cervantes",
    ),
  },
  PE: {
    female: words(
      "Milagros, Rosa, Katherine, Ximena, Luz Marina, Flor, Estefany, Pilar, Carmen, Lourdes, Nicole, Yesenia",
    ),
    male: words(
      "Luis Alberto, Carlos, Jorge, Renzo, Piero, Edwin, César, Christian, Wilfredo, Marco Antonio, Rodrigo, Ángel",
    ),
    last: words(
      "Quispe, Flores, Mamani, Huamán, Rojas, Chávez, Vásquez, Condori, Ramos, Torres, Castillo, Ccori, Salas, Paredes, Ñahui, Villanueva, Cueva, Palomino",
    ),
  },
};
