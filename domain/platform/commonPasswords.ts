/** The most frequent passwords in lists of stolen passwords, in Poland and elsewhere, and words that are obvious here. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
00000000 11111111 111222 112233 11223344 121212 1212121 123123123 1231234 123321 12341234 1234321 123454321
1234qwer 123654789 123abc 123qwe 123qweasd 12qwaszx 131313 135792468 147258369 159357 159753 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 654321 666666 696969 6969696 741852963 7654321 777777 789456123 87654321 888888 987654321
999999 a1b2c3d4 abc1234 abc12345 abcd1234 access access14 admin admin12 admin123 admin1234 adminadmin
administrator agnieszka agnieszka1 aleksandra andrea andrew arschloch arsenal asdf1234 asdfgh asdfghj asdfghjk
asdfghjkl ashley autumn azerty azerty123 azertyui barcelona bartek bartek1 baseball basketball batman123
bonjour bonjour1 changeit changeme charlie cheese chelsea chouchou ciaociao computer computer1 contrasena
contraseña corvette damian damian1 daniel dawid123 default dominik dominika doudou dragon dragon1 dupa123
dupadupa ewelina facebook ferrari ficken football football1 francesca freedom fussball gdansk gdansk1 gdynia
geheim geheim123 ginger google guest guest123 guest1234 hallo hallo123 harley haslo haslo1 haslo12 haslo123
haslo1234 hasło hasło123 hockey hola1234 hunter hunter2 iloveyou iloveyou1 internet jennifer jessica jordan23
joshua justyna juventus juventus1 kamil123 karolina karolina1 kasia kasia1 kasia123 kasienka kasiunia
katarzyna keja123 keja1234 kierowca kierowca1 killer kocham kochamcie kochanie kochanie1 krzysiek krzysztof
kurwa123 lechpoznan legia legiawarszawa letmein letmein1 linkedin liverpool login123 loulou lukasz lukasz1
maciej maciek magazyn magazyn1 magazyn123 magdalena malgorzata manchester marcin marcin1 marcin123 mariusz
marseille martyna master master1 mateusz mateusz1 matrix matrix1 matthew mercedes mexico michael michal
michal1 michelle misiaczek misiek misiek1 mojehaslo monika monika1 monkey monkey1 motdepasse mustang napoli
natalia natalia1 nicolas nicole niedziela niunia oliwia operator operator1 operator123 p@ssw0rd p@ssword
pa55word passw0rd passw0rd1 password password1 password123 passwort passwort1 passwort123 patrycja patryk
patryk1 paulina pawel123 pepper phoenix piotrek piotrek1 pokemon polska polska1 polska12 polska123 polskagora
porsche port1234 portgdansk princess princess1 przemek q1w2e3r4 qazwsx qazwsxedc qweasdzxc qwerty qwerty1
qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwertz qwertzu qwertzui rafal123 realmadrid
realmadrid1 robert robert1 root1234 rootroot samsung samsung1 schatz sebastian secret secret1 secret123 shadow
soccer soleil sommer sommer123 spiderman spring sprzedaz starwars stokrotka summer summer1 sunshine sunshine1
superman sylwia szymon tajne tajnehaslo teamo terminal terminal1 terminal123 test123 test1234 tester testing
testtest thomas tomasz tomek123 toor1234 trustno1 user1234 wachtwoord waga1234 welcome welcome1 welkom01
whatever winter winter1 wislakrakow wojtek wojtek1 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx zosia123 zuzanna zxcvbnm
`
    .trim()
    .split(/\s+/),
);
