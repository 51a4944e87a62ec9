<?php

require __DIR__ . '/vendor/autoload.php';

for ($part = 0; $part < 40; $part++) {
    for ($shape = 0; $shape < 60; $shape++) {
        $class = "Shapes\\Part$part\\Shape$shape";
        if ((new $class())->add2(3) !== 5) {
            throw new Exception("$class does not add");
        }
    }
}
